import Ajv from 'ajv';
import {fitsMessage} from '../explainer/pattern';
import type {RpcFault} from '../fault';
import {nameOf} from '../pointer';
import {SHARED} from '../read';
import type {Method, RpcDocument, Schema, SharedComponents} from '../types';

type Check = (schema: Schema, value: unknown) => string[];

/** Caches compiled schemas that several methods use. */
function checker(shared: SharedComponents): Check {
  const ajv = new Ajv({strict: false, validateFormats: false});
  ajv.addSchema({$id: SHARED, components: shared.components});
  const compiled = new Map<string, ReturnType<Ajv['compile']>>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({instancePath, message}) => `${instancePath || 'the value'} ${message ?? ''}`,
    );
  };
}

function parameterFaults(method: Method, check: Check): [string, string][] {
  return method.examples.flatMap((example, index) => {
    const missing = method.params
      .slice(example.params.length)
      .filter(({required}) => required)
      .map(({name}): [string, string] => [
        `/examples/${index}/params`,
        `parameter ${name} is missing`,
      ]);
    const wrong = example.params.flatMap(({name, value}, position): [string, string][] => {
      const at = `/examples/${index}/params/${position}`;
      const param = method.params[position];
      if (param?.name !== name) {
        return [[`${at}/name`, `expected parameter ${param?.name ?? 'none'} here, found ${name}`]];
      }
      return check(param.schema, value).map((says) => [`${at}/value`, says]);
    });
    return [...missing, ...wrong];
  });
}

function resultFaults(method: Method, check: Check): [string, string][] {
  return method.examples.flatMap((example, index) => {
    const result = check(method.result.schema, example.result.value).map(
      (says): [string, string] => [`/examples/${index}/result/value`, says],
    );
    const schema = example['x-notification-schema'];
    const notifications = (example['x-notifications'] ?? []).flatMap((value, position) =>
      (schema ? check(schema, value) : ['no x-notification-schema']).map(
        (says): [string, string] => [`/examples/${index}/x-notifications/${position}`, says],
      ),
    );
    return [...result, ...notifications];
  });
}

function errorFaults(method: Method, shared: SharedComponents): [string, string][] {
  const declared = method.errors.flatMap(({$ref}) => shared.components.errors[nameOf($ref)] ?? []);
  return (method['x-error-examples'] ?? []).flatMap(({error}, index): [string, string][] => {
    const at = `/x-error-examples/${index}/error`;
    const sameCode = declared.filter(({code}) => code === error.code);
    if (sameCode.length === 0)
      return [[`${at}/code`, `the method declares no error ${error.code}`]];
    if (sameCode.some(({message}) => fitsMessage(error.message, message))) return [];
    return [[`${at}/message`, `no error that the method declares reads "${error.message}"`]];
  });
}

/** Examples that do not match their method: its parameters, its result, its errors. */
export function exampleFaults(
  document: RpcDocument,
  shared: SharedComponents,
  file: string,
): RpcFault[] {
  const check = checker(shared);
  return document.methods.flatMap((method, index) =>
    [
      ...parameterFaults(method, check),
      ...resultFaults(method, check),
      ...errorFaults(method, shared),
    ].map(([at, says]) => ({file, at: `/methods/${index}${at}`, says: `${method.name}: ${says}.`})),
  );
}
