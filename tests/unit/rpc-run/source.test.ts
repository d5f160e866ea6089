import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readReference} from '@site/src/openrpc/read';
import {lacking} from '../../rpc/source/check';
import {checkForks, forkTimesOf} from '../../rpc/source/forks';
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

const RULES = `
	OtherChainConfig = &ChainConfig{
		ChainID:    big.NewInt(5),
		KeplerTime: newUint64(1),
	}

	ThatChainConfig = &ChainConfig{
		ChainID:             big.NewInt(56),
		KeplerTime:          newUint64(1705996800), // 2024-01-23 08:00:00 AM UTC
		BohrTime:            newUint64(1727317200),
		BlobScheduleConfig: &BlobScheduleConfig{
			Cancun: DefaultCancunBlobConfig,
		},
	}

	LastChainConfig = &ChainConfig{
		ChainID:    big.NewInt(560),
		MendelTime: newUint64(2),
	}
`;

describe('times of forks', () => {
  const fork = (name: string, activation: string | null, status?: 'placeholder') => ({
    name,
    effect: '',
    chains: {mainnet: {activation, ...(status && {status})}},
  });
  const faultsOf = (chainId: number, ...forks: ReturnType<typeof fork>[]) =>
    checkForks({chains: {mainnet: {chainId}} as never, forks}, RULES);

  it('are read from the rules of one chain', () => {
    expect(forkTimesOf(RULES, 56)).toEqual(
      new Map([
        ['Kepler', 1705996800],
        ['Bohr', 1727317200],
      ]),
    );
    expect(forkTimesOf(RULES, 6)).toBeUndefined();
  });

  it.each([56, 64713])('of chain %d must be those of the source', (chainId) => {
    expect(
      faultsOf(
        chainId,
        fork('Kepler', '2024-01-23T08:00:00Z'),
        fork('Bohr', '2024-09-26T02:21:00Z'),
        fork('Mendel', null),
        fork('Fermi', '2026-01-14T02:30:00Z'),
        fork('Later', '2027-01-14T02:30:00Z', 'placeholder'),
      ),
    ).toEqual({
      count: 4,
      faults: [
        'Bohr on mainnet: the profile has 1727317260, the source 1727317200',
        'Fermi on mainnet: the profile has 1768357800, the source none',
      ],
    });
  });

  it('of a chain that the source does not know are not compared', () => {
    expect(faultsOf(1, fork('Kepler', '2020-01-01T00:00:00Z'))).toEqual({count: 0, faults: []});
  });
});
