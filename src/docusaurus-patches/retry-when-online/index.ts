import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes navigation wait for code while the connection is lost; src/theme/Root tells the reader. */
export default function retryWhenOnline(): Plugin {
  return {name: 'retry-when-online', getClientModules: () => [path.join(__dirname, 'client')]};
}
