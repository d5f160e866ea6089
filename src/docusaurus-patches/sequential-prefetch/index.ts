import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Fetches pages ahead one at a time, while the browser has nothing else to do. */
export default function sequentialPrefetch(): Plugin {
  return {name: 'sequential-prefetch', getClientModules: () => [path.join(__dirname, 'client')]};
}
