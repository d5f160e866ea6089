/** Sites whose files pages may load, besides their own, by kind: sources of the content security policy. */
export interface OtherSites {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly media: readonly string[];
}

/** A scheme alone, or a site, with `*.` for all of its subdomains. */
const SOURCE = /^https?:(?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?)?$/iu;

/** @throws one error that lists every entry that is no site */
export function checkOtherSites(sites: OtherSites): OtherSites {
  const faults = Object.entries(sites).flatMap(([use, sources]: [string, readonly string[]]) =>
    sources
      .filter((source) => !SOURCE.test(source))
      .map(
        (source) =>
          `docusaurus.config.ts: otherSites.${use}: expected a site such as https://images.example, https://*.example or https:, found "${source}"`,
      ),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return sites;
}
