import {describe, expect, it} from 'vitest';
import {identityOf, typedValues} from '@site/scripts/docs-lint/identity';
import {withDerived} from '@site/src/profile/derived';
import {shipped} from '../profile/shipped';

const data = shipped();
const identity = identityOf({...data, network: withDerived(data.network)});
const stakeHub = '0x0000000000000000000000000000000000002002';
const somebody = '0x00000000000000000000000000000000000abcde';

describe('values of the profile typed into a page', () => {
  it.each([
    ['Example Network is fast', '{network.name}'],
    ['costs 5 EXN', '{network.symbol}'],
    ['chain id 64713', '{network.chains.mainnet.chainId}'],
    ['ask rpc.network.example', '{network.chains.mainnet.http.0.url.host}'],
    [`call ${stakeHub}`, '{contracts.StakeHub}'],
  ])('"%s" names the token %s', (text, token) => {
    const [fault, ...rest] = typedValues(text, identity, 'code');
    expect(fault).toContain(token);
    expect(rest).toEqual([]);
  });

  it.each(['govEXN', '647130', 'my-rpc.network.example', 'EXNs'])(
    '"%s" is another word',
    (text) => {
      expect(typedValues(text, identity, 'code')).toEqual([]);
    },
  );

  it('allows example addresses in code, and none in prose', () => {
    expect(typedValues(somebody, identity, 'code')).toEqual([]);
    expect(typedValues(`send to ${somebody}.`, identity, 'prose')).toEqual([
      `Expected code marks around the address ${somebody}, or a token ({contracts.Name}) if the network gives it`,
    ]);
  });

  it('a host that many share is the network’s with its account only', () => {
    const {network} = structuredClone(data);
    const genesis = 'https://github.com/someone/chain/releases/mainnet.zip';
    Object.assign(network.chains.mainnet, {genesis});
    const shared = identityOf({...data, network: withDerived(network)});
    expect(typedValues('"github.com/ethereum/go-ethereum"', shared, 'code')).toEqual([]);
    expect(typedValues('see github.com/someone/chain', shared, 'code')).toEqual([
      'Expected {network.chains.mainnet.genesis} instead of the typed value "github.com/someone"',
    ]);
  });

  it('does not read a hash as an address', () => {
    expect(typedValues(`${somebody}${'0'.repeat(24)}`, identity, 'prose')).toEqual([]);
  });
});
