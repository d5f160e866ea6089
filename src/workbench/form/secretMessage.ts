import {translate} from '@docusaurus/Translate';
import type {SecretKind} from './draft';

/** Why an entry was refused that is a key or a wallet's words. */
export function secretMessage(secret: SecretKind): string {
  return secret === 'phrase'
    ? translate({
        id: 'site.form.phrase',
        message:
          'This looks like the recovery phrase of a wallet. It is not used, kept or sent. No call needs it: whoever has it has the funds.',
      })
    : translate({
        id: 'site.form.key',
        message:
          'This looks like a private key. It is not used, kept or sent. No call needs it: whoever has it has the funds.',
      });
}
