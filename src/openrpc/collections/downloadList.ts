import type {RootContent} from 'mdast';
import {code, link, series, text} from '../../mdast/builders';
import {endpointVariables, PERMISSION} from './collect';
import {paragraph} from '../render/nodes';
import type {Endpoints} from '../endpoints';

/** Addresses of a version's downloads, and of the latest version's document. */
export interface VersionDownloads {
  readonly openrpc: string;
  readonly latest: string;
  readonly postman: string;
  readonly bruno: string;
}

/** What a version offers to programs, and how to import it. */
export function downloadList(addresses: VersionDownloads, endpoints: Endpoints): RootContent[] {
  return [
    paragraph([
      text('All methods of this version are in an '),
      link(addresses.openrpc, 'OpenRPC document'),
      text(', for generators of clients and other tools; that of the latest version is always at '),
      link(addresses.latest, addresses.latest.replace('pathname://', '')),
      text('. All examples are requests for '),
      link(addresses.postman, 'Postman'),
      text(' (Import, then the file) and '),
      link(addresses.bruno, 'Bruno'),
      text(' 3 or newer (Import Collection, then the file). Set the variables '),
      ...series(endpointVariables(endpoints).map((name) => code(name))),
      text(
        ' to your endpoints. What can destroy something is in a folder of its own, and is not sent before you set ',
      ),
      code(PERMISSION),
      text(' to '),
      code('yes'),
      text('.'),
    ]),
  ];
}
