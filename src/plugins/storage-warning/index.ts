import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Warns in the console that choices are not stored, in cases where Docusaurus does not. */
export default function storageWarning(): Plugin {
  return {name: 'storage-warning', getClientModules: () => [path.join(__dirname, 'client')]};
}
