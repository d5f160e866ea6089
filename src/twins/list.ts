import {twinOf} from './address';

/** A document of a version. */
export interface ListedPage {
  /** Its path: `/staking/overview`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Label of the category in the sidebar; undefined at its top. */
  readonly category: string | undefined;
}

export interface ListFrame {
  readonly site: string;
  readonly tagline: string;
  /** Origin of the site: `https://docs.network.example`. */
  readonly origin: string;
  readonly version: string;
  /** Lists of other versions: their names and addresses. */
  readonly others: readonly {readonly version: string; readonly url: string}[];
  /** Files for programs: their names and addresses. */
  readonly files: readonly {readonly name: string; readonly url: string}[];
}

/** The list of a version's twins for language models (llms.txt, https://llmstxt.org), in the order of the sidebar. */
export function listOfTwins(pages: readonly ListedPage[], frame: ListFrame): string {
  const {site, tagline, origin, version, others, files} = frame;
  const categories = [...new Set(pages.map(({category}) => category))];
  const sections = categories.map((category) => {
    const lines = pages
      .filter((page) => page.category === category)
      .map(
        ({path, title, description}) =>
          `- [${title}](${origin}${twinOf(path)})${description === '' ? '' : `: ${description}`}\n`,
      );
    return `## ${category ?? 'Pages'}\n\n${lines.join('')}`;
  });
  const links = (entries: readonly {name: string; url: string}[]) =>
    entries.map(({name, url}) => `- [${name}](${url})\n`).join('');
  const more = [
    ...(files.length > 0 ? [`## Data\n\n${links(files)}`] : []),
    ...(others.length > 0
      ? [
          `## Other versions\n\n${links(others.map((other) => ({name: `Version ${other.version}`, url: other.url})))}`,
        ]
      : []),
  ];
  const head = `# ${site}, version ${version}\n\n> ${tagline}\n\nEach page is also a Markdown file, at its address with \`.md\`; each RPC method, too: \`/rpc/eth/eth_getBalance.md\`.\n`;
  return [head, ...sections, ...more].join('\n');
}
