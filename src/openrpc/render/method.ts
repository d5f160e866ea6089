import type {PhrasingContent, RootContent} from 'mdast';
import {code, text} from '../../mdast/builders';
import type {ContentDescriptor, Method} from '../types';
import {badges} from './badges';
import {errors} from './errors';
import {examples} from './examples';
import {fieldList, shapeOf, type Page} from './fields';
import {anchorOf} from '../rowIds';
import {body, callout, details, item, list, marked, paragraph, section, strong} from './nodes';
import {pills} from './pills';
import {prose} from './prose';
import {askedOf, type Endpoints} from '../endpoints';
import {typeWords} from './typeWords';

function defaultWords(parameter: ContentDescriptor): PhrasingContent[] {
  const preset = parameter.schema.default;
  return preset === undefined
    ? []
    : [text(', default '), code(typeof preset === 'string' ? preset : JSON.stringify(preset))];
}

/** The object in a parameter or result whose fields are shown where it is used. */
function shownShape(schema: ContentDescriptor['schema'], page: Page): ReturnType<typeof shapeOf> {
  const shape = shapeOf(schema, page.shared);
  return shape?.name !== undefined && page.linked.has(shape.name) ? undefined : shape;
}

/** The fields of the object in a parameter or result, behind its name. */
function objectFields(schema: ContentDescriptor['schema'], page: Page): RootContent[] {
  const shape = shownShape(schema, page);
  if (!shape) return [];
  const fields = fieldList(shape.schema, page);
  const count = fields.children.length;
  const title =
    shape.name === undefined
      ? 'Fields'
      : `Fields of ${page.shared.components.schemas[shape.name]?.title ?? shape.name}`;
  return count === 0 ? [] : [details([text(`${title} (${count})`)], [fields])];
}

/** Type words where the object's fields follow at once: its own name needs no link. */
function plainType(schema: ContentDescriptor['schema'], page: Page): PhrasingContent[] {
  if (!shownShape(schema, page)) return typeWords(schema, page.shared, page.wanted);
  const words = typeWords(schema, page.shared, new Set());
  return words.map((word) => (word.type === 'link' ? (word.children[0] ?? word) : word));
}

function parameters(method: Method, base: Page): RootContent[] {
  if (method.params.length === 0)
    return [paragraph([strong('Parameters:'), text(' none.')], 'rpc-label')];
  const page: Page = {...base, mark: 'required'};
  const items = method.params.map((parameter) =>
    item(
      [
        code(parameter.name),
        text(' '),
        marked('', 'rpc-type', [
          ...plainType(parameter.schema, page),
          text(parameter.required === true ? ', required' : ', optional'),
          ...defaultWords(parameter),
        ]),
        text(' '),
        ...prose(parameter.description, page.links, method.name),
      ],
      objectFields(parameter.schema, page) as never[],
    ),
  );
  return [paragraph([strong('Parameters')], 'rpc-label'), list(items, 'rpc-fields', true)];
}

function result({result: answer, name}: Method, base: Page): RootContent[] {
  const page: Page = {...base, mark: 'optional'};
  const line = [
    marked('', 'rpc-type', plainType(answer.schema, page)),
    text(' '),
    ...prose(answer.description, page.links, name),
  ];
  return [
    paragraph([strong('Result:'), text(' '), ...line], 'rpc-label'),
    ...objectFields(answer.schema, page),
  ];
}

/** Phrases as one sentence: what is no longer at its beginning has no capital. */
function phrases(parts: readonly string[]): string {
  return parts
    .map((part, index) =>
      index === 0 ? part : part.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
    )
    .join('; ');
}

/** What the network's endpoints refuse, and who answers instead. */
function refusal(method: Method, endpoints: Endpoints): string[] {
  const asked = askedOf(method, endpoints);
  if (asked === 'public' || method['x-access'] === 'operator') return [];
  return [
    asked === 'archive'
      ? 'The public endpoints refuse it: the request goes to an archive endpoint'
      : 'The public endpoints refuse it: the request goes to a node of your own',
  ];
}

function notes(method: Method, {links}: Page, endpoints: Endpoints): RootContent[] {
  const {status, notes: differences = []} = method['x-ethereum'];
  const limits = [...refusal(method, endpoints), ...(method['x-limits'] ?? [])];
  const line = (label: string, words: string) =>
    paragraph([strong(`${label}:`), text(' '), ...prose(words, links, method.name)], 'rpc-label');
  const sentences = (parts: readonly string[]) =>
    `${parts.map((part) => part.replace(/\.$/, '')).join('. ')}.`;
  return [
    ...(limits.length > 0 ? [line('Limits', `${phrases(limits)}.`)] : []),
    ...(method['x-security'] === undefined ? [] : [line('Security', method['x-security'])]),
    ...(status === 'absent'
      ? [line('Compared with Ethereum', 'its client does not have this method.')]
      : []),
    ...(differences.length > 0 ? [line('Compared with Ethereum', sentences(differences))] : []),
    ...(method['x-changed-in'] ?? []).map(({release, what}) => line(`Changed in ${release}`, what)),
  ];
}

/** The section of a method. */
export function methodSection(method: Method, page: Page, endpoints: Endpoints): RootContent[] {
  const {links} = page;
  const purpose =
    method.description === method.summary
      ? method.summary
      : `${method.summary} ${method.description}`;
  return [
    section(3, method.name, anchorOf(method.name)),
    body(
      [
        paragraph(pills(badges(method)), 'rpc-badges'),
        paragraph(prose(purpose, links, method.name)),
        ...(method['x-destroys'] === undefined
          ? []
          : [
              callout(
                'danger',
                'Before you call it',
                prose(method['x-destroys'], links, method.name),
              ),
            ]),
        ...parameters(method, page),
        ...result(method, page),
        ...notes(method, page, endpoints),
        ...errors(method, page),
      ],
      examples(method, endpoints, page),
    ),
  ];
}
