import {translate} from '@docusaurus/Translate';

/** What the compiler's checks of Solidity mean, by the code of `Panic(uint256)`. */
export function panicOf(code: number): string {
  const meanings: Record<number, string> = {
    0x01: translate({id: 'site.rpcExplainer.panic.assert', message: 'an assertion failed'}),
    0x11: translate({
      id: 'site.rpcExplainer.panic.overflow',
      message: 'the result of a calculation is too large, or below zero',
    }),
    0x12: translate({id: 'site.rpcExplainer.panic.division', message: 'division by zero'}),
    0x21: translate({
      id: 'site.rpcExplainer.panic.enum',
      message: 'a number is not a value of its enumeration',
    }),
    0x22: translate({
      id: 'site.rpcExplainer.panic.encoding',
      message: 'a byte array in storage is wrongly encoded',
    }),
    0x31: translate({
      id: 'site.rpcExplainer.panic.pop',
      message: 'removing an element of an empty array',
    }),
    0x32: translate({
      id: 'site.rpcExplainer.panic.index',
      message: 'an index is outside its array',
    }),
    0x41: translate({id: 'site.rpcExplainer.panic.memory', message: 'too much memory'}),
    0x51: translate({
      id: 'site.rpcExplainer.panic.call',
      message: 'calling a function variable that was never set',
    }),
  };
  return (
    meanings[code] ??
    translate({id: 'site.rpcExplainer.panic.other', message: 'an internal check failed'})
  );
}
