/** A page of a version, as the version's `llms.txt` lists it. */
export interface ListedDocument {
  readonly title: string;
  /** Path on the site: `/staking/overview`; `/next/` for the first page of Next. */
  readonly path: string;
  /** Label of its category in the sidebar, or what pages without one are listed below. */
  readonly category: string;
}

export interface VersionList {
  /** `Example Network documentation`. */
  readonly site: string;
  /** `2.0.0`, or `Next`. */
  readonly version: string;
  /** `https://docs.network.example`. */
  readonly origin: string;
  /** In the order of the sidebar. */
  readonly pages: readonly ListedDocument[];
}

const PAGE = /^- \[(?<title>.+?)\]\((?<url>https?:\/\/[^)]+)\.md\)/u;

/**
 * The pages of a version in the order of the sidebar: the build writes them into `llms.txt`.
 *
 * @throws when the list names no page, for another program wrote it then
 */
export function readList(text: string, file: string): VersionList {
  const head = /^# (?<site>.+), version (?<version>.+)$/mu.exec(text)?.groups;
  let category = '';
  let origin = '';
  const pages = text.split('\n').flatMap((line): ListedDocument[] => {
    if (line.startsWith('## ')) category = line.slice(3);
    const {title, url} = PAGE.exec(line)?.groups ?? {};
    if (title === undefined || url === undefined) return [];
    const address = new URL(url);
    ({origin} = address);
    return [{title, path: address.pathname.replace(/\/index$/u, '/'), category}];
  });
  if (!head || pages.length === 0)
    throw new Error(
      `${file} lists no pages: expected the list of a version. Run npm run build again.`,
    );
  return {site: head.site ?? '', version: head.version ?? '', origin, pages};
}
