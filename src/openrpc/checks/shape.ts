import * as openRpc from '@open-rpc/meta-schema';
import Ajv, {type AnySchemaObject} from 'ajv';
import type {RpcFault} from '../fault';

/**
 * What OpenRPC's own schema refers to, with and without a slash at the end: the schema of JSON schemas. Draft 7
 * comes with ajv, and nothing is fetched.
 */
const JSON_SCHEMA = {
  $id: 'https://meta.json-schema.tools',
  $ref: 'http://json-schema.org/draft-07/schema#',
};
const REFERENCE = {
  $id: 'https://meta.json-schema.tools/',
  definitions: {JSONSchemaObject: {properties: {$ref: {type: 'string'}}}},
};

function compiled() {
  const ajv = new Ajv({allErrors: true, verbose: true, strict: false, validateFormats: false});
  // The package's types leave out the one value that it exports; and Docusaurus 3.8.1 loads it through jiti, which
  // adds the exports to the value itself, so only the schema's own keys are taken.
  const {openrpcDocument} = openRpc as unknown as {openrpcDocument: Record<string, unknown>};
  const {$id, type, required, additionalProperties, patternProperties, properties, definitions} =
    openrpcDocument;
  const metaSchema = {
    $id,
    type,
    required,
    additionalProperties,
    patternProperties,
    properties,
    definitions,
  };
  return ajv.addSchema([JSON_SCHEMA, REFERENCE]).compile(metaSchema as AnySchemaObject);
}

let validate: ReturnType<typeof compiled> | undefined;

/** Where a document departs from the OpenRPC meta-schema. */
export function shapeFaults(document: unknown, file: string): RpcFault[] {
  validate ??= compiled();
  if (validate(document)) return [];
  const errors = validate.errors ?? [];
  // Most places allow a reference instead; why a whole object is no reference is of no use to its writer.
  const telling = errors.filter(
    ({parentSchema, keyword}) =>
      keyword !== 'oneOf' && (parentSchema as {title?: string}).title !== 'referenceObject',
  );
  return (telling.length > 0 ? telling : errors).map(({instancePath, message, params}) => {
    const extra = (params as {additionalProperty?: string}).additionalProperty;
    const key = extra === undefined ? '' : ` ("${extra}")`;
    return {file, at: instancePath, says: `OpenRPC: ${message ?? 'does not fit'}${key}.`};
  });
}
