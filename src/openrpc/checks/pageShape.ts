import Ajv, {type ErrorObject} from 'ajv';
import {shown} from '../../profile/fault';
import type {RpcFault} from '../fault';

const text = {type: 'string'};
const texts = {type: 'array', items: text};
const eachOf = (value: object) => ({type: 'object', additionalProperties: value});
const jsonSchema = {$ref: 'http://json-schema.org/draft-07/schema#'};
const objectOf = (properties: Readonly<Record<string, object>>, required: readonly string[]) => ({
  type: 'object',
  required,
  properties,
});

const error = objectOf({code: {type: 'integer'}, message: text}, ['code', 'message']);
const reference = objectOf({$ref: text}, ['$ref']);
const argument = objectOf({name: text}, ['name', 'value']);
const descriptor = {
  type: 'object',
  required: ['name', 'schema'],
  properties: {name: text, description: text, schema: {type: 'object'}},
};

const METHOD = objectOf(
  {
    name: text,
    summary: text,
    description: text,
    tags: {type: 'array', items: reference},
    params: {type: 'array', items: descriptor},
    result: descriptor,
    errors: {type: 'array', items: reference},
    examples: {
      type: 'array',
      items: objectOf(
        {
          name: text,
          params: {type: 'array', items: argument},
          result: argument,
          'x-notifications': {type: 'array'},
          'x-notification-schema': jsonSchema,
          'x-note': text,
        },
        ['name', 'params'],
      ),
    },
    'x-error-examples': {
      type: 'array',
      items: objectOf(
        {name: text, params: {type: 'array'}, error, 'x-transport': {const: 'http'}},
        ['name', 'params', 'error'],
      ),
    },
    'x-transports': texts,
    'x-security': text,
    'x-destroys': text,
    'x-changes': text,
    'x-limits': texts,
    'x-ethereum': {type: 'object', properties: {notes: texts}},
  },
  ['name', 'params'],
);

/**
 * What pages read of a namespace beyond OpenRPC's requirements: no references instead of values, and our own `x-` keys.
 */
const DOCUMENT = objectOf(
  {
    info: objectOf(
      {
        version: text,
        description: text,
        'x-security': text,
        'x-exposed-by-default': {type: 'boolean'},
      },
      ['version', 'description', 'x-security', 'x-exposed-by-default'],
    ),
    methods: {type: 'array', items: METHOD},
    components: objectOf(
      {tags: eachOf(objectOf({name: text, description: text}, ['name', 'description']))},
      ['tags'],
    ),
  },
  ['info', 'methods', 'components'],
);

const SHARED_FILE = objectOf(
  {
    components: objectOf(
      {schemas: eachOf({type: 'object', ...jsonSchema}), errors: eachOf(error)},
      ['schemas', 'errors'],
    ),
    'x-error-causes': eachOf(text),
    'x-error-fixes': eachOf(text),
    'x-error-groups': eachOf(
      objectOf({title: text, description: text, errors: texts}, ['title', 'description', 'errors']),
    ),
    'x-error-codes': {
      type: 'array',
      items: objectOf({code: {type: 'integer'}, meaning: text, cause: text, fix: text}, [
        'code',
        'meaning',
        'cause',
        'fix',
      ]),
    },
  },
  ['components', 'x-error-causes', 'x-error-fixes', 'x-error-groups', 'x-error-codes'],
);

function compiled(schema: object) {
  const ajv = new Ajv({allErrors: true, verbose: true, strict: false, validateFormats: false});
  return ajv.compile(schema);
}

function check(schema: object) {
  let validate: ReturnType<typeof compiled> | undefined;
  return (data: unknown, file: string): RpcFault[] => {
    validate ??= compiled(schema);
    if (validate(data)) return [];
    return (validate.errors ?? []).map(({instancePath, message, data: found}: ErrorObject) => ({
      file,
      at: instancePath,
      says: `The value ${message ?? 'does not fit'}, found ${shown(found)}.`,
    }));
  };
}

/** Where a namespace's document lacks fields that its page requires. */
export const documentShapeFaults = check(DOCUMENT);

/** Where components.json lacks fields that all pages require. */
export const sharedShapeFaults = check(SHARED_FILE);
