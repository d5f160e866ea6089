import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath, parseMarkdownFile} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import {sourceParser} from '../../pageSource/parse';
import type {ExtractedPage} from '../../search/extract';
import {markdownText} from './markdownText';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = LoadedVersion['docs'][number];

/** Labels of the categories that lead to a document, and its own. */
function trailTo(id: string, items: readonly SidebarItem[]): string[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === id) return [item.label ?? ''];
    if (item.type !== 'category') continue;
    const below = trailTo(id, item.items);
    if (below) return [item.label, ...below];
  }
  return undefined;
}

/** The documents that a search may find. In development Docusaurus (3.8.1) ignores `unlisted`. */
export const listed = ({docs}: LoadedVersion): Doc[] =>
  docs.filter(({frontMatter}) => frontMatter.unlisted !== true);

/** Reads document sources, for a site that has not been built. */
export function sourceReader({siteDir, siteConfig, i18n}: LoadContext, plugins: PluggableList) {
  const parse = sourceParser(plugins);

  async function readDoc(doc: Doc, version: LoadedVersion): Promise<ExtractedPage> {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
    const {content, frontMatter} = await parseMarkdownFile({
      filePath: file,
      fileContent: await fs.readFile(file, 'utf8'),
      parseFrontMatter: siteConfig.markdown.parseFrontMatter,
    });
    const processed =
      siteConfig.markdown.preprocessor?.({filePath: file, fileContent: content}) ?? content;
    const trail = trailTo(doc.id, Object.values(version.sidebars).flat()) ?? [doc.title];
    const label = doc.frontMatter.sidebar_label ?? trail.at(-1) ?? doc.title;
    return {
      tag: `docs-default-${version.versionName}`,
      version: version.versionName,
      language: i18n.currentLocale,
      page: {
        path: doc.permalink,
        trail: trail.length > 1 ? trail.slice(0, -1).join(' / ') : label,
        label,
        keywords: doc.description,
        sections: markdownText(await parse(file, processed, frontMatter), doc.title),
      },
    };
  }

  return {
    files: ({loadedVersions}: LoadedContent): string[] =>
      loadedVersions.flatMap((version) =>
        listed(version).map(({source}) =>
          path.join(siteDir, aliasedSitePathToRelativePath(source)),
        ),
      ),
    read: (content: LoadedContent): Promise<ExtractedPage[]> =>
      Promise.all(
        content.loadedVersions.flatMap((version) =>
          listed(version).map((doc) => readDoc(doc, version)),
        ),
      ),
  };
}
