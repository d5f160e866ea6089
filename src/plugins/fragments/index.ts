import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Opens folded content that an address or a search hit leads to, and shows the place. Where it leads to a section that only
 * other versions have, says so.
 */
export default function fragments(): Plugin {
  return {name: 'fragments', getClientModules: () => [path.join(__dirname, 'client')]};
}
