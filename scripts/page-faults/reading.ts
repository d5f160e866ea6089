import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {unified, type PluggableList, type Processor} from 'unified';
import {SYNTAX} from './syntax';

/** What reads the pages of a format. */
interface Processors {
  /** With all plugins: one explains the faults of the parser. */
  readonly parser: Processor;
  /** The remark plugins of the site, in their order. One by one: each reports its own faults of a page. */
  readonly steps: readonly Processor[];
}

/** The parts of the configuration that read pages. */
export interface Reading {
  readonly markdown: Required<
    Pick<NonNullable<Config['markdown']>, 'preprocessor' | 'parseFrontMatter'>
  >;
  /** By the format of a page. */
  readonly processors: Readonly<Record<keyof typeof SYNTAX, Processors>>;
  /** Whether a page, by its path within its version, is none of its own: others may include it. */
  readonly isPart: (page: string) => boolean;
}

/** Made once: setting them up takes as long as reading a short page. */
function processorsOf(syntax: PluggableList, plugins: PluggableList): Processors {
  const made = (each: PluggableList) => unified().use(syntax).use(each).freeze();
  return {parser: made(plugins), steps: plugins.map((plugin) => made([plugin]))};
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
  const plugins: PluggableList = [
    ...(beforeDefaultRemarkPlugins ?? []),
    [headings, {anchorsMaintainCase: false}],
    ...(remarkPlugins ?? []),
  ];
  return {
    markdown: config.markdown as Reading['markdown'],
    processors: {
      md: processorsOf(SYNTAX.md, plugins),
      mdx: processorsOf(SYNTAX.mdx, plugins),
    },
    isPart: createMatcher(exclude ?? []),
  };
}
