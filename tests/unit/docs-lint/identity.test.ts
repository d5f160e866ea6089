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

  it('does not read a hash as an address', () => {
    expect(typedValues(`${somebody}${'0'.repeat(24)}`, identity, 'prose')).toEqual([]);
  });
});
