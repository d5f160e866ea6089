import {translate} from '@docusaurus/Translate';
import type {Answer} from '@site/src/openrpc/explainer/explain';

/** What a pasted error is, in a sentence for the status line. */
export function summaryOf({errors, code, revert, foreignCode, isConnection}: Answer): string {
  const [first, ...others] = errors;
  if (revert)
    return translate({
      id: 'site.rpcExplainer.revert',
      message: 'The contract reverted the call, and said why.',
    });
  if (first && others.length > 0)
    return translate(
      {id: 'site.rpcExplainer.several', message: '{count} documented errors fit.'},
      {count: errors.length},
    );
  if (first?.likeness === 'part')
    return translate({
      id: 'site.rpcExplainer.similar',
      message: 'One documented error is similar.',
    });
  if (first)
    return translate({id: 'site.rpcExplainer.found', message: 'This is a documented error.'});
  if (code)
    return translate({
      id: 'site.rpcExplainer.code',
      message: 'The code alone says only this. Paste the message too.',
    });
  if (foreignCode !== undefined)
    return translate(
      {
        id: 'site.rpcExplainer.foreign',
        message:
          'The node does not use the code {code}: a provider or a proxy in front of it does. Its documentation explains it.',
      },
      {code: foreignCode},
    );
  if (isConnection)
    return translate({
      id: 'site.rpcExplainer.connection',
      message: 'No node gave this answer: the connection or a server in front of it did.',
    });
  return translate({
    id: 'site.rpcExplainer.unknown',
    message: 'This is not a documented error.',
  });
}

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
