/** Search settings; read from the environment at build time, and part of the site's settings. */
export type SearchMode =
  {readonly kind: 'embedded'} | {readonly kind: 'hosted'; readonly hosts: readonly string[]};

export interface SearchConfig {
  readonly mode: SearchMode;
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** Part of the keys of stored searches: the same in every mode. */
const DEFAULT_INDEX = 'docs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the search settings from the environment.
 *
 * - nothing set: the embedded engine, no account, no request to another host;
 * - `ALGOLIA_APP_ID` and `ALGOLIA_SEARCH_KEY`: the hosted provider, index `ALGOLIA_INDEX` (`docs`);
 * - additionally `ALGOLIA_HOSTS`: other hosts with its protocol, as origins separated by commas.
 *
 * @throws when credentials are incomplete, or a host is not an origin
 */
export function readSearchConfig(env: Environment): SearchConfig {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey, ALGOLIA_INDEX, ALGOLIA_HOSTS} = env;
  const indexName = ALGOLIA_INDEX ?? DEFAULT_INDEX;
  if (!appId && !apiKey && !ALGOLIA_INDEX && !ALGOLIA_HOSTS) {
    return {mode: {kind: 'embedded'}, appId: 'EMBEDDED', apiKey: 'embedded', indexName};
  }
  const faults = [
    !appId && 'ALGOLIA_APP_ID is missing: the id of the application at the provider',
    !apiKey && 'ALGOLIA_SEARCH_KEY is missing: the public key that may only search',
    ...hostFaults(ALGOLIA_HOSTS),
  ].filter((fault) => typeof fault === 'string');
  if (faults.length > 0 || !appId || !apiKey) {
    throw new Error(
      `Search is only partly configured by the environment:\n${faults
        .map((fault) => `- ${fault}`)
        .join(
          '\n',
        )}\nSet what is missing, or unset all ALGOLIA_* variables for the embedded search.`,
    );
  }
  return {mode: {kind: 'hosted', hosts: splitHosts(ALGOLIA_HOSTS)}, appId, apiKey, indexName};
}

function splitHosts(hosts: string | undefined): string[] {
  return (hosts ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
}

function hostFaults(hosts: string | undefined): string[] {
  return splitHosts(hosts)
    .filter((host) => !URL.canParse(host) || new URL(host).origin !== host)
    .map(
      (host) => `ALGOLIA_HOSTS holds "${host}": expected an origin such as https://search.example`,
    );
}
