import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {STORED_AS} from '../../components/RpcRequest/storedAs';
import {LANGUAGES} from '../../openrpc/samples/languages';
import {cleanAddress, freshAnnouncement, keepClick, requestLanguage} from './scripts';

/** Puts the scripts that must run before everything else at the top of each page's head. */
export default function earlyScripts({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const headTags: HtmlTagObject[] = [
    {tagName: 'script', innerHTML: cleanAddress},
    {tagName: 'script', innerHTML: keepClick},
  ];
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
  headTags.push({
    tagName: 'script',
    attributes: {
      'data-key': `${STORED_AS}${siteStorage.namespace}`,
      'data-languages': LANGUAGES.slice(1)
        .map(({id}) => id)
        .join(' '),
    },
    innerHTML: requestLanguage,
  });
  return {name: 'early-scripts', injectHtmlTags: () => ({headTags})};
}
