import fs from 'node:fs';
import type {Node} from '../nodes/node';
import {NOT_DOCUMENTED, OTHER_NAMESPACES} from '../exceptions';
import type {Cases} from './cases';
import {type Answer, resultOf} from './http';
import {pipeClient} from './pipe';
import {connect} from './socket';

/** Number of parallel requests. */
const BATCH = 1000;

/**
 * Every possible method name of the node. A server finds its methods by reflection, as exported functions of Go types,
 * so the program's table of function names contains them, among others.
 * @param program file of a Go program
 */
function possibleNames(program: string): string[] {
  const text = fs.readFileSync(program, 'latin1');
  const names = [...text.matchAll(/\.([A-Z]\w*)\0/g)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => `${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`);
}

async function askTogether(
  url: string,
  questions: readonly {readonly method: string; readonly params: unknown}[],
): Promise<Answer[]> {
  const body = questions.map((question, id) => ({jsonrpc: '2.0', id, ...question}));
  const headers = {'content-type': 'application/json'};
  const response = await fetch(url, {method: 'POST', headers, body: JSON.stringify(body)});
  return (await response.json()) as Answer[];
}

/** Those of the given methods that a node has. Uses arguments that none accepts, so that nothing happens. */
async function served(url: string, methods: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < methods.length; from += BATCH) {
    const part = methods.slice(from, from + BATCH);
    const answers = await askTogether(
      url,
      part.map((method) => ({method, params: {none: 0}})),
    );
    found.push(...part.filter((_, at) => answers[at]?.error?.code !== -32601));
  }
  return found;
}

/** The same for subscriptions, which need a persistent connection. */
async function streamsOf(
  node: Node,
  namespace: string,
  names: readonly string[],
): Promise<string[]> {
  const socket = await connect(node.ws);
  const tooMany = Array.from({length: 10}, () => null);
  const found: string[] = [];
  for (let from = 0; from < names.length; from += BATCH) {
    const part = names.slice(from, from + BATCH);
    const answers = await Promise.all(
      part.map((name) => socket.ask(`${namespace}_subscribe`, [name, ...tooMany])),
    );
    found.push(...part.filter((_, at) => answers[at]?.error?.code !== -32601));
  }
  socket.close();
  return found.map((name) => `${namespace}_subscribe ${name}`);
}

function namespaceOf(name: string): string {
  return name.slice(0, name.indexOf('_'));
}

/** Methods and streams that the reference has. */
function documented(cases: Cases): ReadonlySet<string> {
  const names = [...cases.values()].flatMap(({method: {name}, params, failure}) => {
    if (name.endsWith('_unsubscribe') || (name.endsWith('_subscribe') && failure)) return [];
    return name.endsWith('_subscribe') ? [`${name} ${String(params[0])}`] : [name];
  });
  return new Set(names);
}

/**
 * Differences between the reference's methods, subscriptions and namespaces and those of a node; one line each.
 * @param modules namespaces of the node
 * @param there its methods, and its subscriptions as `eth_subscribe newHeads`
 */
export function registryFaults(
  cases: Cases,
  modules: readonly string[],
  there: readonly string[],
): string[] {
  const known = documented(cases);
  const namespaces = [...new Set([...known].map(namespaceOf))];
  const missing = (names: Iterable<string>, ...lists: readonly Iterable<string>[]) => {
    const all = new Set(lists.flatMap((list) => [...list]));
    return [...names].filter((name) => !all.has(name));
  };
  return [
    ...[
      ...missing(modules, namespaces, Object.keys(OTHER_NAMESPACES)),
      // Every namespace has it, with or without subscriptions.
      ...missing(there, known, Object.keys(NOT_DOCUMENTED)).filter(
        (name) => !name.endsWith('_unsubscribe'),
      ),
    ].map((name) => `the node has ${name}, which the reference lacks`),
    ...[
      ...missing([...namespaces, ...Object.keys(OTHER_NAMESPACES)], modules),
      ...missing([...known, ...Object.keys(NOT_DOCUMENTED)], there),
    ].map((name) => `the node lacks ${name}, which the reference or its exceptions have`),
  ];
}

/** Queries a node's namespaces and every possible method of its program, and compares with the reference. */
export async function registeredFaults(
  program: string,
  node: Node,
  cases: Cases,
): Promise<string[]> {
  const modules = await resultOf(pipeClient(`${node.datadir}/geth.ipc`), 'rpc_modules');
  const namespaces = [...new Set([...documented(cases)].map(namespaceOf))];
  const names = possibleNames(program);
  const methods = namespaces.flatMap((namespace) => names.map((name) => `${namespace}_${name}`));
  const there = [
    await served(node.http, methods),
    ...(await Promise.all(namespaces.map((each) => streamsOf(node, each, names)))),
  ];
  return registryFaults(cases, Object.keys(modules as object), there.flat());
}
