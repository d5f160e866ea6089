import {translate} from '@docusaurus/Translate';
import type {Secret} from '../secret';

/** Why an entry was refused that is a secret. */
export function secretMessage(secret: Secret): string {
  if (secret === 'phrase')
    return translate({
      id: 'site.form.phrase',
      message:
        'This looks like the recovery phrase of a wallet. It is not used, kept or sent. No call needs it: whoever has it has the funds.',
    });
  return secret === 'key'
    ? translate({
        id: 'site.form.key',
        message:
          'This looks like a private key. It is not used, kept or sent. No call needs it: whoever has it has the funds.',
      })
    : translate({
        id: 'site.form.keystore',
        message:
          'This looks like the file of a key. It is not used, kept or sent. No call needs it.',
      });
}
