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
