import type {PluginConfig} from '@docusaurus/types';
import anyAddress from './any-address/patch';
import criticalCss from './critical-css/patch';
import docSearch from './docsearch/patch';
import fullStorage from './full-storage/patch';
import lazyPages from './lazy-pages/patch';
import leanPages from './lean-pages/patch';
import leanScripts from './lean-scripts/patch';
import preload from './preload/patch';
import quickConfig from './quick-config/patch';
import quickNavigation from './quick-navigation/patch';
import retryWhenOnline from './retry-when-online/patch';
import sequentialPrefetch from './sequential-prefetch/patch';
import {patchesOn} from './switches';
import type {Patch} from './types';
import withoutPrism from './without-prism/patch';

/** Every change to the internals of Docusaurus, its theme or the bundler. UPGRADING.md lists what each relies on. */
export const PATCHES: readonly Patch[] = [
  anyAddress,
  docSearch,
  fullStorage,
  retryWhenOnline,
  withoutPrism,
  lazyPages,
  leanPages,
  leanScripts,
  preload,
  quickConfig,
  quickNavigation,
  sequentialPrefetch,
  criticalCss,
];

function isOn(): (patch: Patch) => boolean {
  const on = patchesOn(
    process.env.PATCHES,
    PATCHES.map(({name}) => name),
  );
  return ({name}) => on.has(name);
}

/**
 * The plugins of the enabled patches. `PATCHES=none` disables all, `PATCHES=-lean-pages,-preload` these two.
 *
 * @throws when PATCHES names no patch
 */
export function docusaurusPatches(): PluginConfig[] {
  return PATCHES.filter(isOn()).flatMap(({plugin}) => plugin ?? []);
}

/** Whether the pages get their critical CSS inlined when they are finished. */
export function inlinesCriticalCss(): boolean {
  return isOn()(criticalCss);
}
