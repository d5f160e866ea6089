import {bundledMethod, type Surroundings} from './bundleMethod';
import {nameOf, referencesIn} from './pointer';
import {SHARED} from './read';
import {titledComponents} from './titles';
import type {RpcDocument, RpcReference, Schema, SharedComponents, Tag} from './types';

/**
 * Shared schemas that a node references, directly or indirectly.
 *
 * @param schemas the shared ones as they are to be given
 */
export function schemasFor(
  node: unknown,
  schemas: SharedComponents['components']['schemas'],
): Record<string, Schema> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    for (const {$ref} of referencesIn(part)) {
      const name = nameOf($ref);
      if (!$ref.includes('/schemas/') || found.has(name)) continue;
      found.add(name);
      walk(schemas[name]);
    }
  };
  walk(node);
  const used = Object.entries(schemas).filter(([name]) => found.has(name));
  return Object.fromEntries(used);
}

/**
 * Version of OpenRPC that downloads name. They have nothing that came later, and clients that `@open-rpc/generator` 1.22
 * writes do not compile with a newer one. Can be removed when it writes newer `dependencies` than `@open-rpc/meta-schema` 1.14.2.
 */
const OPENRPC_VERSION = '1.2.6';

/** A self-contained document, with the schemas that its methods use. */
function whole(
  {documents: _, shared}: RpcReference,
  parts: Pick<RpcDocument, 'info'>,
  methods: readonly object[],
  tags: Readonly<Record<string, Tag>>,
  {pages, endpoints}: Surroundings,
): object {
  const isPublic = parts.info['x-exposed-by-default'];
  const bundled = {
    openrpc: OPENRPC_VERSION,
    ...parts,
    servers: [
      isPublic
        ? {name: endpoints.network.name, url: endpoints.public.http}
        : {name: 'A node of your own', url: endpoints.operator.http},
    ],
    externalDocs: {url: `${pages}/api-list`},
    methods,
    components: {tags, schemas: schemasFor(methods, titledComponents(shared))},
  };
  return JSON.parse(JSON.stringify(bundled).replaceAll(`"${SHARED}#/`, '"#/')) as object;
}

/** A namespace as one document: for download and for client generators. */
export function bundle(reference: RpcReference, namespace: string, around: Surroundings): object {
  const document = reference.documents[namespace];
  if (!document) throw new Error(`There is no namespace ${namespace}.`);
  const {info, methods, components} = document;
  const bundled = methods.map((method) => bundledMethod(method, reference, around));
  return whole(reference, {info}, bundled, components.tags, around);
}

/** All namespaces as one document; tags are prefixed with the namespace. */
export function bundleAll(reference: RpcReference, around: Surroundings): object {
  const documents = Object.entries(reference.documents);
  const [, first] = documents[0] ?? [];
  if (!first) throw new Error('The reference has no namespace.');
  const methods = documents.flatMap(([namespace, document]) =>
    document.methods.map((method) => {
      const tags = method.tags.map(({$ref}) => ({
        $ref: `#/components/tags/${namespace}-${nameOf($ref)}`,
      }));
      return bundledMethod({...method, tags}, reference, around);
    }),
  );
  const tags = documents.flatMap(([namespace, {components}]) =>
    Object.entries(components.tags).map(([slug, tag]) => [`${namespace}-${slug}`, tag] as const),
  );
  const info = {
    ...first.info,
    title: `${around.endpoints.network.name} JSON-RPC`,
    description: `The namespaces ${documents.map(([name]) => name).join(', ')}.`,
    'x-security': 'Each method says whether it is public or for the operator of the node only.',
  };
  return whole(reference, {info}, methods, Object.fromEntries(tags), around);
}
