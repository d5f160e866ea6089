import type {SearchConfig} from '../config';

/** Who answers the calls of the modal and the search page. */
export interface SearchClient {
  /**
   * Sends requests of the provider's protocol.
   *
   * @throws when they cannot be answered
   */
  readonly search: (call: unknown) => Promise<unknown>;
  /** Starts to make a version ready, where there is something to make ready; failures show when the reader searches. */
  readonly warm: (tag: string, language: string) => void;
}

async function load({mode, appId, apiKey}: SearchConfig, baseUrl: string): Promise<SearchClient> {
  if (mode.kind === 'embedded') {
    return (await import('./embedded')).createEmbeddedSearch(`${baseUrl}search-index/`);
  }
  return (await import('./hosted')).createHostedSearch(appId, apiKey, mode.hosts);
}

let shared: Promise<SearchClient> | undefined;

/** The one client of this page load, shared by the modal and the search page. Its code loads now. */
export function loadSearchClient(config: SearchConfig, baseUrl: string): Promise<SearchClient> {
  shared ??= load(config, baseUrl).catch((error: unknown) => {
    // The next attempt may find the code.
    shared = undefined;
    throw error;
  });
  return shared;
}
