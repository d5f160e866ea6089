import {translate} from '@docusaurus/Translate';
import type {Fault, Slot} from './values';

/** What the reader is asked for. */
export function labelOf({id}: Slot): string {
  switch (id) {
    case 'operator':
      return translate({id: 'site.runbook.operator', message: 'Operator'});
    case 'consensus':
      return translate({id: 'site.runbook.consensus', message: 'Consensus address'});
    case 'agent':
      return translate({id: 'site.runbook.agent', message: 'Agent'});
    case 'data':
      return translate({id: 'site.runbook.data', message: 'Data folder'});
    case 'config':
      return translate({id: 'site.runbook.config', message: 'Folder of the configuration'});
    default:
      // A machine is called as in the plan of the pages.
      return id;
  }
}

/** What is wrong with a value, as a sentence that says what is expected. */
export function wordsFor(fault: Fault): string {
  switch (fault) {
    case 'address':
      return translate({
        id: 'site.runbook.fault.address',
        message: 'Enter an address: 0x and 40 hex digits.',
      });
    case 'checksum':
      return translate({
        id: 'site.runbook.fault.checksum',
        message: 'The capital letters are not those of its checksum: a character is wrong.',
      });
    case 'host':
      return translate({
        id: 'site.runbook.fault.host',
        message: 'Enter an IPv4 address or the name of a host, without a port.',
      });
    case 'path':
      return translate({
        id: 'site.runbook.fault.path',
        message: 'Enter an absolute path of letters, digits and . _ - such as /srv/geth.',
      });
  }
}
