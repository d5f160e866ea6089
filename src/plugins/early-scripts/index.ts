import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {cleanAddress, freshAnnouncement} from './scripts';

/** Puts the scripts that must run before everything else at the top of each page's head. */
export default function earlyScripts({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const headTags: HtmlTagObject[] = [{tagName: 'script', innerHTML: cleanAddress}];
  if (announcementBar) {
    headTags.push({
      tagName: 'script',
      attributes: {
        'data-announcement': announcementBar.id,
        'data-namespace': siteStorage.namespace,
      },
      innerHTML: freshAnnouncement,
    });
  }
  return {name: 'early-scripts', injectHtmlTags: () => ({headTags})};
}
