import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Prevents full or broken browser storage from breaking the site. */
export default function fullStorage(): Plugin {
  return {name: 'full-storage', getClientModules: () => [path.join(__dirname, 'client')]};
}
