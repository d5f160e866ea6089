import {toString} from 'mdast-util-to-string';
import {ownErrors} from '../../openrpc/errorRows';
import {resolve, typeWords} from '../../openrpc/render/typeWords';
import type {ContentDescriptor, Method, Schema, SharedComponents} from '../../openrpc/types';

/** What callers of a method rely on. */
export type Part = 'purpose' | 'access' | 'parameter' | 'result' | 'error' | 'limit';

/** One statement of the reference about a method. */
export interface Fact {
  readonly part: Part;
  /** What it is about: a parameter, a field, an error; empty where the part has one statement only. */
  readonly name: string;
  readonly text: string;
}

const words = (schema: Schema, shared: SharedComponents): string =>
  typeWords(schema, shared, new Set())
    .map((node) => toString(node))
    .join('');

/** Fields of an object, below lists and alternatives too, each once by its path: `logs.address`. */
function fieldsOf(
  schema: Schema,
  shared: SharedComponents,
  path: string,
  seen: readonly string[],
): [path: string, text: string][] {
  const {schema: found, name} = resolve(schema, shared);
  if (name !== undefined && seen.includes(name)) return [];
  const inside = name === undefined ? seen : [...seen, name];
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  const below = [
    ...(found.anyOf ?? []),
    ...(found.allOf ?? []),
    ...(found.items ? [found.items] : []),
  ];
  return [
    ...below.flatMap((each) => fieldsOf(each, shared, path, inside)),
    ...Object.entries(found.properties ?? {}).flatMap(([key, each]): [string, string][] => {
      const isRequired = found.required?.includes(key) === true;
      return [
        [at(key), `${words(each, shared)}${isRequired ? '' : ', optional'}`],
        ...fieldsOf(each, shared, at(key), inside),
      ];
    }),
  ];
}

function described(part: Part, descriptor: ContentDescriptor, shared: SharedComponents): Fact[] {
  const isParameter = part === 'parameter';
  const {name, description, required, schema} = descriptor;
  const preset = schema.default === undefined ? '' : `, default ${JSON.stringify(schema.default)}`;
  const need = isParameter ? `, ${required === true ? 'required' : 'optional'}${preset}` : '';
  const own = isParameter ? name : '';
  const fields = new Map(fieldsOf(schema, shared, own, []));
  return [
    {part, name: own, text: `${words(schema, shared)}${need}. ${description}`},
    ...[...fields].map(([path, text]) => ({part, name: path, text})),
  ];
}

/** Everything that the reference says of a method and that may differ between versions, each fact once. */
export function factsOf(method: Method, shared: SharedComponents): Fact[] {
  const {summary, description} = method;
  const purpose = description === summary ? summary : `${summary} ${description}`;
  const access = [
    method['x-access'] === 'public' ? 'public' : 'operator only',
    method['x-transports'].join(', '),
    ...(method.deprecated === true ? ['deprecated'] : []),
  ].join('; ');
  return [
    {part: 'purpose', name: '', text: purpose},
    {part: 'access', name: '', text: access},
    ...method.params.flatMap((parameter) => described('parameter', parameter, shared)),
    ...described('result', method.result, shared),
    ...ownErrors(method).map((name): Fact => {
      const error = shared.components.errors[name];
      return {part: 'error', name, text: error ? `${error.code} ${error.message}` : ''};
    }),
    ...(method['x-limits'] ?? []).map((text): Fact => ({part: 'limit', name: text, text: ''})),
  ];
}
