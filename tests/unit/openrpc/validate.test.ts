import {describe, expect, it, vi} from 'vitest';
import {rpcError} from '@site/src/openrpc/fault';
import {referenceFaultsOf} from '@site/src/openrpc/validate';
import {copyOfReference, methodOf} from './reference';

// Half a second each on an idle machine: all schemas are compiled and all examples checked.
vi.setConfig({testTimeout: 30_000});

type Copy = ReturnType<typeof copyOfReference>;

/** Errors after a change, as `file#pointer says`. */
function after(change: (copy: Copy) => void): string[] {
  const copy = copyOfReference();
  change(copy);
  return referenceFaultsOf(copy, 'folder').map(({file, at, says}) => `${file}#${at} ${says}`);
}

const indexOf = (copy: Copy, name: string) =>
  copy.documents.eth?.methods.findIndex((method) => method.name === name) ?? -1;
const balance = indexOf(copyOfReference(), 'eth_getBalance');

describe('the documents of the project', () => {
  it('have no errors', () => {
    expect(referenceFaultsOf(copyOfReference(), 'folder')).toEqual([]);
  });

  it('describe the five namespaces of the released node', () => {
    const counts = Object.entries(copyOfReference().documents).map(([name, {methods}]) => [
      name,
      methods.length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({eth: 69, net: 4, txpool: 4, debug: 58, admin: 17});
  });
});

describe('an error is reported with file and JSON pointer', () => {
  it('for a key that is not in OpenRPC', () => {
    const faults = after((copy) => {
      (methodOf(copy, 'eth_getBalance') as unknown as Record<string, unknown>).purpose =
        'typing error';
    });
    expect(faults).toEqual([expect.stringContaining(`folder/eth.json#/methods/${balance} `)]);
    expect(faults[0]).toContain('"purpose"');
  });

  it('for an error code that readers cannot find', () => {
    const faults = after((copy) => {
      methodOf(copy, 'eth_getBalance').summary = 'Fails with \u221232000.';
    });
    expect(faults).toEqual([
      `folder/eth.json#/methods/${balance}/summary Expected the error code -32000 with an ASCII minus, as readers search for it; found \u221232000.`,
    ]);
  });

  it('for an error without a fix, and for one whose row would have the id of another', () => {
    const faults = after((copy) => {
      const {errors} = copy.shared.components;
      errors['Nonce-tooLow'] = {code: -32000, message: 'x'};
      copy.shared['x-error-causes']['Nonce-tooLow'] = 'Never.';
    });
    expect(faults).toEqual([
      'folder/components.json#/x-error-fixes Nonce-tooLow: say what to do about this error.',
      'folder/components.json#/components/errors/Nonce-tooLow Nonce-tooLow and NonceTooLow would have the same id, nonce-too-low: rename one.',
    ]);
  });

  it('for a parameter of an example that violates its schema', () => {
    const faults = after((copy) => {
      const example = methodOf(copy, 'eth_getBalance').examples[0];
      if (example?.params[0]) example.params[0].value = '0x12';
    });
    expect(faults).toEqual([
      expect.stringMatching(
        new RegExp(
          `^folder/eth.json#/methods/${balance}/examples/0/params/0/value eth_getBalance: .*pattern`,
        ),
      ),
    ]);
  });

  it('for a result of an example that violates its schema', () => {
    const faults = after((copy) => {
      const example = methodOf(copy, 'eth_getBlockByNumber').examples[0];
      if (example) delete (example.result.value as Record<string, unknown>).miner;
    });
    expect(faults.join()).toMatch(
      /examples\/0\/result\/value eth_getBlockByNumber: .*required property 'miner'/,
    );
  });

  it('for a notification that violates its schema', () => {
    const faults = after((copy) => {
      const example = methodOf(copy, 'eth_subscribe').examples[0];
      if (example) example['x-notifications'] = [{}];
    });
    expect(faults.join()).toContain('/examples/0/x-notifications/0 eth_subscribe');
  });

  it('for a missing required argument of an example', () => {
    const faults = after((copy) => {
      methodOf(copy, 'eth_getBalance').examples[0]?.params.pop();
    });
    expect(faults).toEqual([
      `folder/eth.json#/methods/${balance}/examples/0/params eth_getBalance: parameter block is missing.`,
    ]);
  });

  it('for an error example whose code or message the method does not declare', () => {
    const faults = after((copy) => {
      methodOf(copy, 'eth_getBalance')['x-error-examples'] = [
        {name: 'a', params: [], error: {code: 7, message: 'header not found'}},
        {name: 'b', params: [], error: {code: -32000, message: 'something else'}},
      ];
    });
    expect(faults).toHaveLength(2);
    expect(faults[0]).toContain('/x-error-examples/0/error/code');
    expect(faults[1]).toContain('/x-error-examples/1/error/message');
  });

  it('for a duplicate method, also in other letter case', () => {
    const faults = after((copy) => {
      copy.documents.eth?.methods.push({
        ...methodOf(copy, 'eth_getBalance'),
        name: 'eth_getbalance',
      });
    });
    expect(faults).toEqual([
      `folder/eth.json#/methods/69/name eth_getbalance is there already, as /methods/${balance}.`,
    ]);
  });

  it('for a method of another namespace', () => {
    const faults = after((copy) => {
      methodOf(copy, 'net_version').name = 'web3_version';
    });
    expect(faults).toEqual([
      'folder/net.json#/methods/0/name "web3_version" does not belong to namespace net.',
    ]);
  });

  it('for a broken reference, with the likely name', () => {
    const faults = after((copy) => {
      const [first] = methodOf(copy, 'eth_getBalance').params;
      if (first) first.schema = {$ref: 'components.json#/components/schemas/Addresses'};
    });
    expect(faults).toEqual([
      `folder/eth.json#/methods/${balance}/params/0/schema/$ref "components.json#/components/schemas/Addresses" leads nowhere. Did you mean Address?`,
    ]);
  });

  it('for missing parts that the section of the page requires, all at once', () => {
    const faults = after((copy) => {
      const method = methodOf(copy, 'eth_getBalance');
      method.summary = '';
      method.examples = [];
      method['x-error-examples'] = [];
      if (method.params[0]) method.params[0].description = ' ';
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(
      ['summary', 'params/0/description', 'examples', 'x-error-examples'].map(
        (part) => `folder/eth.json#/methods/${balance}/${part}`,
      ),
    );
  });

  it('for a method without an example of an error, because all reject surplus arguments', () => {
    const faults = after((copy) => {
      methodOf(copy, 'net_version')['x-error-examples'] = [];
    });
    expect(faults).toEqual([
      'folder/net.json#/methods/0/x-error-examples net_version: At least one example of an error is expected.',
    ]);
  });

  it('for an error without a cause or without a row in the table of codes', () => {
    const faults = after((copy) => {
      copy.shared['x-error-causes'].HeaderNotFound = '';
      copy.shared['x-error-codes'] = copy.shared['x-error-codes'].filter(({code}) => code !== 3);
    });
    expect(faults).toHaveLength(2);
    expect(faults.join()).toContain('components.json#/x-error-causes HeaderNotFound');
    expect(faults.join()).toContain('code 3 has no row');
  });
});

it('one error lists every fault', () => {
  const {message} = rpcError([
    {file: 'a.json', at: '/x', says: 'First.'},
    {file: 'b.json', at: '', says: 'Second.'},
  ]);
  expect(message).toBe(
    'The RPC reference cannot be used: 2 faults.\n  a.json#/x\n    First.\n  b.json#\n    Second.',
  );
});
