import type {List, Paragraph, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {link, text} from '../../mdast/builders';
import {nameOf} from '../pointer';
import type {Method, RpcDocument, RpcReference, SharedComponents, Tag} from '../types';
import {exceptions} from './badges';
import {endpointLine} from './endpoint';
import type {Endpoints} from '../endpoints';
import {fieldList, shapeOf, type Page} from './fields';
import {sharedErrors} from './errors';
import {exampleChain} from './exampleChain';
import {facetsOf} from './facets';
import {linksFrom} from './links';
import {methodSection} from './method';
import {body, item, list, marked, paragraph, section, strong} from './nodes';
import {pills} from './pills';
import {prose} from './prose';
import {filtered} from './tables';
import {isObject, resolve, typeAnchor, typeWords, withOwnFields} from './typeWords';

const FAR_SECTIONS: MdxJsxFlowElement = {
  type: 'mdxJsxFlowElement',
  name: 'RpcFarSections',
  attributes: [],
  children: [],
};

interface Group {
  readonly id: string;
  readonly tag: Tag;
  readonly methods: readonly Method[];
}

/** Methods by purpose, in the order of the document's tags. */
function groupsOf(document: RpcDocument, namespace: string): Group[] {
  return Object.entries(document.components.tags)
    .map(([slug, tag]) => ({
      id: `${namespace}-${slug}`,
      tag,
      methods: document.methods.filter(({tags}) => tags.some(({$ref}) => nameOf($ref) === slug)),
    }))
    .filter(({methods}) => methods.length > 0);
}

function indexList({methods}: Group, page: Page, isPublic: boolean): List {
  const items = methods.map((method) => {
    const words = exceptions(method, isPublic);
    return item([
      link(page.links.method(method.name) ?? '', method.name, true),
      text(' '),
      marked('', 'rpc-purpose', [
        ...prose(method.summary, page.links),
        ...(words.length === 0 ? [] : [text(' '), marked('', 'rpc-badges', pills(words))]),
      ]),
    ]);
  });
  return list(items, 'rpc-index');
}

/** Fewer methods are seen at a glance. */
const WORTH_FILTERING = 10;

/** Fields that are few enough to be listed at every method that uses them. */
const FEW_FIELDS = 4;

/** Types with more than a few fields that several methods take or give. */
function linkedTypes({methods}: RpcDocument, shared: SharedComponents): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const {params, result} of methods)
    for (const {schema} of [...params, result]) {
      const shape = shapeOf(schema, shared);
      const fields = Object.keys(shape?.schema.properties ?? {}).length;
      if (shape?.name === undefined || fields <= FEW_FIELDS) continue;
      uses.set(shape.name, (uses.get(shape.name) ?? 0) + 1);
    }
  return new Set([...uses].filter(([, count]) => count > 1).map(([name]) => name));
}

/** Types that sections link to, and those that these types link to, each once. */
function typesSection(page: Page): RootContent[] {
  const done = new Map<string, RootContent[]>();
  for (
    let next: string | undefined;
    (next = [...page.wanted].find((name) => !done.has(name))) !== undefined;
  ) {
    const schema = withOwnFields(page.shared.components.schemas[next] ?? {});
    const choices = schema.anyOf ?? [];
    const fields = isObject(schema)
      ? [fieldList(schema, {...page, mark: schema.required ? 'optional' : 'required'})]
      : [paragraph(typeWords({anyOf: choices}, page.shared, page.wanted))];
    done.set(next, [
      section(3, schema.title ?? next, typeAnchor(next)),
      body([
        ...(schema.description === undefined
          ? []
          : [paragraph(prose(schema.description, page.links))]),
        ...fields,
      ]),
    ]);
  }
  return [...done.entries()].sort(([a], [b]) => a.localeCompare(b)).flatMap(([, nodes]) => nodes);
}

/** Texts and numbers that the reference names by a word, with their encoding. */
function encodings(document: RpcDocument, page: Page): RootContent[] {
  const used =
    JSON.stringify(document.methods) +
    JSON.stringify([...page.wanted].map((name) => page.shared.components.schemas[name]));
  const words = new Map<string, string>();
  for (const [name, schema] of Object.entries(page.shared.components.schemas)) {
    const isScalar = !isObject(resolve(schema, page.shared).schema) && schema.type !== 'array';
    if (!isScalar || !used.includes(`/schemas/${name}"`)) continue;
    if (schema.title !== undefined && schema.title !== name && !words.has(schema.title)) {
      words.set(schema.title, schema.description ?? '');
    }
  }
  const items = [...words].map(([title, description]) =>
    item([strong(`${title}:`), text(' '), ...prose(description, page.links)]),
  );
  return items.length === 0 ? [] : [list(items, 'rpc-fields')];
}

/** Addresses of what a page offers to programs. */
export interface Downloads {
  /** The OpenRPC document of the namespace. */
  readonly namespace: string;
  /** That of all namespaces. */
  readonly all: string;
  /** The section about collections of requests. */
  readonly collections: string;
  /** What real nodes made of the examples, where that has been recorded. */
  readonly executed?: string;
}

/** Everything a page says of a namespace: index, methods by group, types. */
export function referencePage(
  reference: RpcReference,
  namespace: string,
  endpoints: Endpoints,
  downloads: Downloads,
): RootContent[] {
  const document = reference.documents[namespace];
  if (!document) return [];
  const page: Page = {
    shared: reference.shared,
    links: linksFrom(reference, namespace),
    wanted: new Set(),
    groups: new Set(),
    linked: linkedTypes(document, reference.shared),
    mark: 'optional',
    executed: reference.executed,
  };
  const groups = groupsOf(document, namespace);
  const isPublic = document.info['x-exposed-by-default'];
  const index = groups.flatMap((group): (Paragraph | List)[] => [
    ...(groups.length > 1
      ? [paragraph([link(`#${group.id}`, group.tag.name)], 'rpc-index-group')]
      : []),
    indexList(group, page, isPublic),
  ]);
  const {methods} = document;
  const shownIndex =
    methods.length >= WORTH_FILTERING
      ? [
          filtered(
            methods.map((each) => facetsOf(each)),
            index,
          ),
        ]
      : index;
  const sections = groups.flatMap((group) => [
    section(2, group.tag.name, group.id),
    paragraph(prose(group.tag.description, page.links)),
    ...group.methods.flatMap((method) => methodSection(method, page, endpoints)),
  ]);
  const shared = sharedErrors(page);
  const types = typesSection(page);
  return [
    section(2, 'Methods', 'methods'),
    paragraph([
      text(
        `${document.methods.length} methods of version ${document.info.version} of the node. For programs: the same as an `,
      ),
      link(downloads.namespace, 'OpenRPC document'),
      text(', '),
      link(downloads.all, 'one of all namespaces'),
      text(downloads.executed === undefined ? ' and ' : ', '),
      link(downloads.collections, 'collections for Postman and Bruno'),
      ...(downloads.executed === undefined
        ? []
        : [text(' and '), link(downloads.executed, 'which example was executed on which node')]),
      text('.'),
    ]),
    exampleChain(),
    paragraph([
      text(
        `Unless the list says otherwise, a method is ${isPublic ? 'public' : 'for the operator only'} and answers over HTTP, WebSocket and IPC.`,
      ),
    ]),
    endpointLine(endpoints, isPublic ? 'public' : 'operator'),
    ...shownIndex,
    ...sections,
    ...shared,
    section(2, 'Types', 'types'),
    paragraph([
      text('Words for values in parameters and results. The rules of '),
      link(page.links.encoding, 'encoding'),
      text(' hold for all of them.'),
    ]),
    ...encodings(document, page),
    ...types,
    FAR_SECTIONS,
  ];
}
