import Ajv from 'ajv';
import {expect} from 'vitest';
import type {Method, RpcReference} from '../../../src/openrpc/types';
import {loadProfile} from '../../../src/profile/load';
import type {Node} from '../../rpc/nodes/node';
import {projectDir} from '../../sites/paths';
import {type Exchange, startRecorder} from './recorder';
import type {Outcome, Values} from './run';

type Outcomes = ReadonlyMap<string, Outcome>;

/** A run of requests: what the program says of each, and what was sent and answered, in order. */
export interface RecordedRun {
  readonly outcomes: Outcomes;
  readonly exchanges: readonly Exchange[];
}

/** Runs a program against a node, with a path of its own for each variable of the collections. */
export async function recorded(
  node: Node,
  run: (values: Values) => Promise<Outcomes>,
): Promise<RecordedRun> {
  const recorder = await startRecorder(node.http);
  const at = (name: string) => `${recorder.url}/${name}`;
  try {
    const values = {public: at('public'), archive: at('archive'), node: at('node')};
    return {outcomes: await run(values), exchanges: recorder.exchanges};
  } finally {
    await recorder.stop();
  }
}

const {blockedMethods} = loadProfile(projectDir, 'current').chains.mainnet;

/** Where a method has to be asked, with the endpoints of the profile. */
function pathOf(method: Method): string {
  if (method['x-access'] === 'operator') return '/node';
  return blockedMethods.includes(method.name) ? '/archive' : '/public';
}

/**
 * Expects that the program's tests fail for each error that the node answered, and for no result that fits the
 * method's schema.
 *
 * @returns the methods whose tests passed
 */
export function expectRightVerdicts(
  {documents, shared}: RpcReference,
  {outcomes, exchanges}: RecordedRun,
): Set<string> {
  const methods = Object.values(documents).flatMap((document) => document.methods);
  const ajv = new Ajv({strict: false}).addSchema(shared, 'components.json');
  const sent = [...outcomes].filter(([, {isSent}]) => isSent);
  expect(exchanges).toHaveLength(sent.length);
  const passed = sent.flatMap(([name, {faults}], index) => {
    const exchange = exchanges[index];
    if (!exchange) throw new Error(`${name} was not recorded.`);
    const {path, request, answer} = exchange;
    const method = methods.find((each) => each.name === request.method);
    if (!method) throw new Error(`${name} asks for ${request.method}`);
    expect(name.split(',')[0]).toBe(method.name);
    expect(path, name).toBe(pathOf(method));
    if (answer.error) expect(faults.join(), name).toContain(answer.error.message);
    else if (ajv.validate(method.result.schema, answer.result)) expect(faults, name).toEqual([]);
    return faults.length === 0 ? [method.name] : [];
  });
  return new Set(passed);
}
