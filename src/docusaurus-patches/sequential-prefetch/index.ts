import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Prefetches pages one at a time, while the browser is idle. */
export default function sequentialPrefetch(): Plugin {
  return {name: 'sequential-prefetch', getClientModules: () => [path.join(__dirname, 'client')]};
}
