import type {LoadContext, Plugin} from '@docusaurus/types';
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
  return {
    name: 'version-sections',
    loadContent: () => Promise.resolve(lackingSections(siteDir, ['current', ...versions])),
    contentLoaded({content, actions: {setGlobalData}}) {
      setGlobalData(content);
    },
  };
}
