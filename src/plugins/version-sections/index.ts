import type {LoadContext, Plugin} from '@docusaurus/types';
import {areValid} from '../network-profile/checks';
import {lackingSections} from '../../versionFacts/lackingSections';

/** Options of the plugin. */
interface Options {
  /** Names of released versions. */
  readonly versions: readonly string[];
}

/**
 * Gives pages the sections that one version of a page has and another lacks, so that links to other versions lead to no
 * section that is not there. Only differences are given: every page carries them.
 */
export default function versionSections({siteDir}: LoadContext, options: unknown): Plugin {
  const {versions} = options as Options;
  let content: ReturnType<typeof lackingSections> | undefined;
  return {
    name: 'version-sections',
    loadContent() {
      // The same while a saved data file has faults.
      if (areValid(siteDir, versions) || content === undefined)
        content = lackingSections(siteDir, ['current', ...versions]);
      return Promise.resolve(content);
    },
    contentLoaded({content: sections, actions: {setGlobalData}}) {
      setGlobalData(sections);
    },
  };
}
