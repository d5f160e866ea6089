import {translate} from '@docusaurus/Translate';
import type {ErrorFacts, RevertFact} from '../../openrpc/explainer/facts';
import {revertOf} from '../../openrpc/explainer/revert';
import type {Explanation} from '../types';
import {panicOf} from './panic';

/** Hex digits of a selector, with 0x. */
const SELECTOR = 10;

function withoutReason(): string {
  return translate({
    id: 'site.revert.empty',
    message:
      'The contract reverted without a reason: most often it has no such function, or refuses the amount.',
  });
}

/** Values by the names that the signature gives them, one a line. */
function namedValues({signature}: RevertFact, values: readonly string[]): string {
  const parameters = signature.slice(signature.indexOf('(') + 1, -1).split(', ');
  return values.map((value, at) => `${parameters[at]?.split(' ')[1]}: ${value}`).join('\n');
}

/**
 * Why a contract reverted.
 *
 * @param data of the error of `eth_call` and the like, in hex
 */
export function explainRevert(data: string, facts: ErrorFacts): Explanation {
  const revert = data.length < SELECTOR ? undefined : revertOf(data, facts);
  const only = (title: string): Explanation => ({title, cause: '', steps: []});
  if (revert?.kind === 'custom') {
    const {error, values} = revert;
    const title = translate(
      {
        id: 'site.revert.custom',
        message: 'The contract reverted with {signature}, an error of {contracts}.',
      },
      {signature: error.signature, contracts: error.contracts.join(', ')},
    );
    const text = translate({id: 'site.revert.values', message: 'Its values:'});
    const steps = values.length > 0 ? [{text, code: namedValues(error, values)}] : [];
    return {title, cause: error.cause ?? '', steps};
  }
  if (revert?.kind === 'panic')
    return only(
      translate(
        {id: 'site.revert.panic', message: 'The contract reverted (panic {code}): {meaning}.'},
        {
          code: `0x${Math.max(revert.code, 0).toString(16).padStart(2, '0')}`,
          meaning: panicOf(revert.code),
        },
      ),
    );
  if (revert?.kind === 'text')
    return only(
      revert.text === ''
        ? withoutReason()
        : translate(
            {id: 'site.revert.reason', message: 'The contract reverted: {reason}'},
            {reason: revert.text},
          ),
    );
  return only(
    data.length < SELECTOR
      ? withoutReason()
      : translate(
          {
            id: 'site.revert.unknown',
            message:
              'The contract reverted with the error {selector}, which no system contract has.',
          },
          {selector: data.slice(0, SELECTOR)},
        ),
  );
}
