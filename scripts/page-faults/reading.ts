import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import type {PluggableList} from 'unified';

/** The parts of the configuration that read pages. */
export interface Reading {
  readonly markdown: Required<
    Pick<NonNullable<Config['markdown']>, 'preprocessor' | 'parseFrontMatter'>
  >;
  /** Remark plugins of the site, in their order; the first one may replace the parser. */
  readonly plugins: PluggableList;
  /** Whether a page, by its path within its version, is none of its own: others may include it. */
  readonly isPart: (page: string) => boolean;
}

/** What the configuration says of reading pages. @throws for one without the classic preset */
export function readingOf(config: Config): Reading {
  const [preset] = config.presets ?? [];
  const options = (Array.isArray(preset) ? preset[1] : undefined) as Options | undefined;
  if (typeof options?.docs !== 'object' || !config.markdown) {
    throw new Error('docusaurus.config.ts: expected the preset classic with docs, and markdown.');
  }
  const {beforeDefaultRemarkPlugins, remarkPlugins, exclude} = options.docs as {
    readonly beforeDefaultRemarkPlugins?: PluggableList;
    readonly remarkPlugins?: PluggableList;
    readonly exclude?: string[];
  };
  return {
    markdown: config.markdown as Reading['markdown'],
    plugins: [
      ...(beforeDefaultRemarkPlugins ?? []),
      [headings, {anchorsMaintainCase: false}],
      ...(remarkPlugins ?? []),
    ],
    isPart: createMatcher(exclude ?? []),
  };
}
