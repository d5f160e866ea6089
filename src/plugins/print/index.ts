import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Prints in the colours of the light mode, whatever the reader's mode. */
export default function print(): Plugin {
  return {name: 'print', getClientModules: () => [path.join(__dirname, 'client')]};
}
