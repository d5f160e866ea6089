import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readReference} from '@site/src/openrpc/read';
import {lacking} from '../../rpc/source/check';
import {covers, messagesOf} from '../../rpc/source/messages';
import {UNMET} from '../../rpc/source/unmet';
import {versions as released} from '../../versions';
import {copyOfReference, methodOf} from '../openrpc/reference';

// cspell:ignore Errorf
const SOURCE = `
var errGone = errors.New("header not found")
// return errors.New("only said")
func check() error {
	return fmt.Errorf("%w: gas %v, minimum \\"needed\\" %v", core.ErrIntrinsicGas, a, b)
}
func (e *Pruned) Error() string { return "pruned history unavailable" }
	return nil, &limitError{message: "too many blocks"}
	return &reached{}, &reachedError{fmt.Sprintf("block gas limit reached: %d >= %d", a, b)}
	return errors.New(\`missing "to" in blob transaction\`)
`;

it('errors are found in Go’s source, with their lines', () => {
  expect(messagesOf(SOURCE)).toEqual([
    {format: 'header not found', line: 2},
    {format: '%w: gas %v, minimum "needed" %v', line: 5},
    {format: 'pruned history unavailable', line: 7},
    {format: 'too many blocks', line: 8},
    {format: 'block gas limit reached: %d >= %d', line: 9},
    {format: 'missing "to" in blob transaction', line: 10},
  ]);
});

describe('a message of the reference', () => {
  it.each([
    ['header not found', 'header not found', true],
    ['finalized header not found', 'header not found', false],
    ['err: nonce too low: …', 'nonce too low', true],
    ['one | nonce too low: next nonce <a>, tx nonce <b>', '%w: next nonce %v, tx nonce %v', true],
    ['nonce too low: tx nonce <a>', '%w: next nonce %v, tx nonce %v', false],
    ['too low: <a> < <b> queued + <n>% replacement', '%w: %v < %v queued + %d%% replacement', true],
    ['invalid reward percentile: <p>', 'invalid reward percentile', true],
    ['already known', 'already known to all', false],
  ])('%s | %s: %s', (documented, format, expected) => {
    expect(covers(documented, format)).toBe(expected);
  });
});

it('a pool error that a method does not list is reported with the method', () => {
  const reference = copyOfReference();
  const method = methodOf(reference, 'eth_sendRawTransaction');
  const file = {
    file: 'core/txpool/errors.go',
    methods: ['eth_sendRawTransaction', 'eth_sendRawTransactionSync'],
    each: true,
  } as const;
  const source = 'var e = errors.New("already known")';
  expect(lacking(reference, file, source)).toEqual([]);
  method.errors = method.errors.filter(({$ref}) => !$ref.endsWith('/AlreadyKnown'));
  expect(lacking(reference, file, source)).toEqual([
    'core/txpool/errors.go:1 makes "already known", which eth_sendRawTransaction lacks',
  ]);
});

it.each(['current', ...released])('%s documents no error that no caller can get', (version) => {
  const {errors} = readReference(path.resolve(__dirname, '../../..'), version).shared.components;
  const documented = Object.values(errors).flatMap(({message}) => message.split(' | '));
  expect(documented.filter((message) => Object.hasOwn(UNMET, message))).toEqual([]);
});
