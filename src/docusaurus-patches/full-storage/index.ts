import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps what is in the reader's storage, and what is not, from breaking the site. */
export default function fullStorage(): Plugin {
  return {name: 'full-storage', getClientModules: () => [path.join(__dirname, 'client')]};
}
