import {expect, test} from 'vitest';
import {withHistory, type Documented, type MethodFact} from '@site/src/openrpc/history';
import {copyOfReference, methodOf} from './reference';

/** A version with some of the methods of the namespace net. */
function version(release: string, names: readonly string[], facts: MethodFact[] = []): Documented {
  const reference = copyOfReference();
  const base = methodOf(reference, 'net_version');
  const documents = reference.documents.net;
  if (documents) documents.methods = names.map((name) => ({...base, name}));
  return {release, reference, facts};
}

const fact = (release: string, what: string, ...methods: string[]): MethodFact => ({
  ...{release, what, methods},
});

const VERSIONS = [
  version('v1.0.0', ['net_version', 'net_old']),
  version(
    'v1.2.0',
    ['net_version', 'net_old', 'net_new'],
    [
      fact('v1.1.0', 'A new method.', 'net_new'),
      fact('v1.2.0', 'It takes a number.', 'net_version', 'net_new'),
    ],
  ),
  version(
    'v1.3.0',
    ['net_version', 'net_new', 'net_newest'],
    [fact('v1.3.0', 'It takes a text.', 'net_version')],
  ),
];

const shown = (index: number) =>
  Object.fromEntries(
    (withHistory(VERSIONS, index).documents.net?.methods ?? []).map((method) => [
      method.name,
      [method['x-since'], method['x-changed-in']?.map(({what}) => what), method['x-removed-in']],
    ]),
  );

test('methods come, change and go with releases of the node', () => {
  expect(shown(0)).toEqual({
    net_version: [undefined, undefined, undefined],
    net_old: [undefined, undefined, 'v1.3.0'],
  });
  expect(shown(1)).toEqual({
    net_version: [undefined, ['It takes a number.'], undefined],
    net_old: [undefined, undefined, 'v1.3.0'],
    net_new: ['v1.1.0', undefined, undefined],
  });
  expect(shown(2)).toEqual({
    net_version: [undefined, ['It takes a number.', 'It takes a text.'], undefined],
    net_new: ['v1.1.0', undefined, undefined],
    // Without a fact it came with the release of the version.
    net_newest: ['v1.3.0', undefined, undefined],
  });
});

test('a version that is not documented is an error', () => {
  expect(() => withHistory(VERSIONS, 3)).toThrow('no documented version 3');
});
