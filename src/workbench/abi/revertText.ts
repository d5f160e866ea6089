import {translate} from '@docusaurus/Translate';
import type {PanicMeaning, Revert} from './revert';

function panicText(meaning: PanicMeaning | undefined): string {
  switch (meaning) {
    case 'generic':
      return translate({id: 'site.revert.generic', message: 'a check that the compiler inserted'});
    case 'assertion':
      return translate({id: 'site.revert.assertion', message: 'an assertion is false'});
    case 'overflow':
      return translate({
        id: 'site.revert.overflow',
        message: 'a result is too large or too small for its type',
      });
    case 'division':
      return translate({id: 'site.revert.division', message: 'a division by zero'});
    case 'conversion':
      return translate({
        id: 'site.revert.conversion',
        message: 'a number that is no value of the enumeration',
      });
    case 'storageArray':
      return translate({
        id: 'site.revert.storageArray',
        message: 'bytes in storage that are encoded wrongly',
      });
    case 'emptyArray':
      return translate({
        id: 'site.revert.emptyArray',
        message: 'an entry is removed from an empty array',
      });
    case 'index':
      return translate({id: 'site.revert.index', message: 'an index outside of its array'});
    case 'memory':
      return translate({id: 'site.revert.memory', message: 'too much memory is asked for'});
    case 'functionPointer':
      return translate({
        id: 'site.revert.functionPointer',
        message: 'a function variable that was never set is called',
      });
    case undefined:
      return translate({id: 'site.revert.unknownPanic', message: 'a code that is not known'});
  }
}

/** One sentence on why a contract reverted; values of a custom error are shown apart. */
export function revertText(revert: Revert): string {
  switch (revert.kind) {
    case 'empty':
      return translate({
        id: 'site.revert.empty',
        message:
          'The contract reverted without a reason: most often it has no such function, or refuses the amount.',
      });
    case 'reason':
      return translate(
        {id: 'site.revert.reason', message: 'The contract says: {reason}'},
        {reason: revert.reason},
      );
    case 'panic':
      return translate(
        {id: 'site.revert.panic', message: 'The contract failed (panic {code}): {meaning}.'},
        {
          code: `0x${revert.code.toString(16).padStart(2, '0')}`,
          meaning: panicText(revert.meaning),
        },
      );
    case 'custom':
      return translate(
        {
          id: 'site.revert.custom',
          message: 'The contract reverted with {signature}, an error of {contracts}.',
        },
        {signature: revert.signature, contracts: revert.contracts.join(', ')},
      );
    case 'unknown':
      return translate(
        {
          id: 'site.revert.unknown',
          message: 'The contract reverted with the error {selector}, which no system contract has.',
        },
        {selector: revert.selector},
      );
  }
}
