import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Says in the console that choices will not be kept, where Docusaurus does not. */
export default function storageWarning(): Plugin {
  return {name: 'storage-warning', getClientModules: () => [path.join(__dirname, 'client')]};
}
