import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets a page wait for code that a lost connection keeps back; src/theme/Root tells the reader. */
export default function retryWhenOnline(): Plugin {
  return {name: 'retry-when-online', getClientModules: () => [path.join(__dirname, 'client')]};
}
