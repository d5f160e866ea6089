import * as openRpc from '@open-rpc/meta-schema';
import Ajv, {type AnySchemaObject} from 'ajv';
import type {RpcFault} from '../fault';

/**
 * Identifiers under which OpenRPC's own schema refers to the JSON Schema meta-schema, with and without a trailing
 * slash. Draft 7 comes with ajv; nothing is downloaded.
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
  // The package's types omit its only export; and Docusaurus 3.8.1 loads it through jiti, which adds the exports to the
  // value itself, so only the schema's own keys are used.
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

/** Where a document violates the OpenRPC meta-schema. */
export function shapeFaults(document: unknown, file: string): RpcFault[] {
  validate ??= compiled();
  if (validate(document)) return [];
  const errors = validate.errors ?? [];
  // Most places allow a reference instead; the error that an object is not a reference does not help its author.
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
