import fc from 'fast-check';
import {expect, test, vi} from 'vitest';
import {bundle} from '@site/src/openrpc/bundle';
import {referencePage} from '@site/src/openrpc/render/reference';
import {errorTable} from '@site/src/openrpc/render/tables';
import {nameOf} from '@site/src/openrpc/pointer';
import type {RpcReference} from '@site/src/openrpc/types';
import {referenceFaultsOf} from '@site/src/openrpc/validate';
import {AROUND, copyOfReference, DOWNLOADS} from '../openrpc/reference';
import {brokenData, RUNS} from './mutations';

vi.setConfig({testTimeout: 120_000});

/**
 * A small namespace with the parts of the shared file that it needs: complete references take half a second per check.
 */
function small(): RpcReference {
  const {documents, shared} = copyOfReference();
  const {net} = documents;
  if (!net) throw new Error('The reference has no namespace net.');
  const {components} = bundle({documents, shared}, 'net', AROUND) as Pick<
    RpcReference['shared'],
    'components'
  >;
  const used = net.methods.flatMap(({errors}) => errors.map(({$ref}) => nameOf($ref)));
  const only = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => used.includes(name)));
  return {
    documents: {net},
    shared: {
      ...shared,
      components: {schemas: components.schemas, errors: only(shared.components.errors)},
      'x-error-causes': only(shared['x-error-causes']),
      'x-error-fixes': only(shared['x-error-fixes']),
      'x-error-groups': {common: {title: 'Common', description: 'Of all.', errors: used}},
    },
  };
}

const servers = {http: 'https://rpc.test.org', ws: 'wss://ws.test.org'};

test('the unmodified document has no errors', () => {
  expect(referenceFaultsOf(small(), 'folder')).toEqual([]);
});

const whole = small();
const broken = fc.oneof(
  brokenData(whole.documents.net).map((net) => ({...whole, documents: {net}})),
  brokenData(whole.shared).map((shared) => ({...whole, shared})),
) as fc.Arbitrary<RpcReference>;

test('malformed OpenRPC documents are reported with file, JSON pointer and expectation, or render', () => {
  fc.assert(
    fc.property(broken, (reference) => {
      const faults = referenceFaultsOf(reference, 'folder');
      for (const {file, at, says} of faults) {
        expect(file).toMatch(/^folder\/(?:net|components)\.json$/);
        expect(at).toMatch(/^$|^\//);
        expect(says).toMatch(/\S.*[.?]$/s);
        expect(says.length).toBeLessThan(1000);
      }
      if (faults.length > 0) return;
      referencePage(
        reference,
        'net',
        {...AROUND.endpoints, public: servers, operator: servers},
        DOWNLOADS,
      );
      errorTable(reference);
    }),
    RUNS,
  );
});
