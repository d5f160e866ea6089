import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {findKey, strangeKeys} from '../frontMatter/keys';
import {tell} from './messages';

/** Tells of keys that Docusaurus does not know, other than misspelt ones: those fail the build (src/tokens/frontMatter.ts). */
export function checkFrontMatter() {
  return (_tree: Root, file: VFile): void => {
    const {frontMatter = {}} = file.data as {frontMatter?: Record<string, unknown>};
    const strange = strangeKeys(frontMatter).filter((key) => !('means' in key));
    for (const {key, ...rest} of strange) {
      const advice = 'instead' in rest ? ` Here it is ${rest.instead}.` : '';
      const line = findKey(String(file), key);
      // Plugins of the site add keys, too.
      if (line !== undefined) tell(file, 'front-matter', line, `found "${key}".${advice}`);
    }
  };
}
