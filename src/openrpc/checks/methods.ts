import type {RpcFault} from '../fault';
import type {Example, Method, RpcDocument} from '../types';

const TRANSPORTS = ['http', 'ws', 'ipc'];

/** A method that is valid OpenRPC; fields that the page requires may be missing. */
type Draft = Pick<Method, 'name' | 'params'> & Partial<Method>;

/** Missing parts of a method that its section requires: JSON pointer within the method, and a description. */
function lacks(method: Draft): [string, string][] {
  const faults: [string, string][] = [];
  const need = (isThere: boolean, at: string, says: string) => {
    if (!isThere) faults.push([at, says]);
  };
  const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';
  need(isText(method.summary), '/summary', 'A one-line purpose is missing.');
  need(isText(method.description), '/description', 'A description is missing.');
  need(method.tags?.length === 1, '/tags', 'Exactly one tag is expected: the group on the page.');
  method.params.forEach((param, index) => {
    need(
      isText(param.description),
      `/params/${index}/description`,
      `Parameter ${param.name} has no description.`,
    );
  });
  need(isText(method.result?.description), '/result', 'A result with a description is missing.');
  need((method.examples?.length ?? 0) > 0, '/examples', 'At least one example is expected.');
  method.examples?.forEach((example: Partial<Example>, index) => {
    need(
      example.result !== undefined,
      `/examples/${index}/result`,
      `Example "${example.name ?? ''}" has no response.`,
    );
  });
  need(method.errors !== undefined, '/errors', 'The list of errors is missing.');
  // Every method rejects surplus arguments.
  need(
    (method['x-error-examples']?.length ?? 0) > 0,
    '/x-error-examples',
    'At least one example of an error is expected.',
  );
  need(
    ['public', 'operator'].includes(method['x-access'] ?? ''),
    '/x-access',
    'Expected "public" or "operator".',
  );
  const transports = method['x-transports'] ?? [];
  need(
    transports.length > 0 && transports.every((transport) => TRANSPORTS.includes(transport)),
    '/x-transports',
    `Expected some of ${TRANSPORTS.join(', ')}.`,
  );
  const {status, notes = []}: Partial<Method['x-ethereum']> = method['x-ethereum'] ?? {};
  need(
    status !== undefined && ['same', 'differs', 'absent'].includes(status),
    '/x-ethereum/status',
    'Expected "same", "differs" or "absent".',
  );
  need(
    status !== 'differs' || notes.length > 0,
    '/x-ethereum/notes',
    'Say in what it differs from Ethereum’s.',
  );
  return faults;
}

/** Methods with a wrong or duplicate name, and methods without parts that their section requires. */
export function methodFaults(document: RpcDocument, namespace: string, file: string): RpcFault[] {
  const first = new Map<string, number>();
  return document.methods.flatMap((method, index) => {
    const at = `/methods/${index}`;
    const faults = lacks(method).map(([where, says]) => ({
      file,
      at: `${at}${where}`,
      says: `${method.name}: ${says}`,
    }));
    if (!method.name.startsWith(`${namespace}_`)) {
      faults.push({
        file,
        at: `${at}/name`,
        says: `"${method.name}" does not belong to namespace ${namespace}.`,
      });
    }
    // Anchors are lower-case: names that differ in case only would share one.
    const key = method.name.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, index);
    else
      faults.push({
        file,
        at: `${at}/name`,
        says: `${method.name} is there already, as /methods/${other}.`,
      });
    return faults;
  });
}
