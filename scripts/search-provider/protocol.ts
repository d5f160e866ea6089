import {
  answerSearches,
  type EngineLookup,
  type SearchAnswer,
  type SearchRequest,
} from '../../src/search/answer';
import {parseFilters} from '../../src/search/filters';

/** What a provider of the protocol answers: an HTTP status and a JSON body. */
export interface ProtocolResponse {
  readonly status: number;
  readonly body: unknown;
}

/** An answer with fields that a real provider adds and this site's pages ignore. */
export interface ProviderAnswer extends SearchAnswer {
  readonly queryID: string;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly exhaustiveNbHits: true;
}

const QUERIES = /^\/1\/indexes\/\*\/queries$/;
const MAX_REQUESTS = 50;

function failure(status: number, message: string): ProtocolResponse {
  return {status, body: {message, status}};
}

function isRequest(value: unknown): value is SearchRequest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'indexName' in value &&
    typeof value.indexName === 'string'
  );
}

function requestsOf(body: unknown): SearchRequest[] | undefined {
  if (typeof body !== 'object' || body === null || !('requests' in body)) return undefined;
  const {requests} = body;
  if (!Array.isArray(requests) || requests.length > MAX_REQUESTS) return undefined;
  return requests.every(isRequest) ? requests : undefined;
}

/** Settings of a request: its own fields override those in `params`. */
function settingsOf(request: SearchRequest & {readonly params?: unknown}): SearchRequest {
  const {params} = request;
  return typeof params === 'object' ? {...params, ...request} : request;
}

/** A number derived from the query, so that answers are reproducible. */
function queryId(index: string, query: string): string {
  let hash = 0x811c9dc5;
  for (const char of `${index}\n${query}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(32, '0');
}

/** Number of hits of each value of a facet. */
async function facetsOf({query = '', facetFilters}: SearchRequest, engines: EngineLookup) {
  const facets: Record<string, Record<string, number>> = {docusaurus_tag: {}, language: {}};
  const {tags, languages} = parseFilters(facetFilters);
  for (const language of languages) {
    for (const tag of tags) {
      const count = (await engines(tag, language))?.search(query).length ?? 0;
      if (count === 0) continue;
      for (const [facet, value] of [
        ['docusaurus_tag', tag],
        ['language', language],
      ] as const) {
        const counts = (facets[facet] ??= {});
        counts[value] = (counts[value] ?? 0) + count;
      }
    }
  }
  return facets;
}

/**
 * Answers the call `POST /1/indexes/{all}/queries` as the hosted provider does: one result per request.
 *
 * @param path path of the call, without query string
 * @param body body of the call, parsed
 */
export async function answerQueries(
  path: string,
  body: unknown,
  engines: EngineLookup,
): Promise<ProtocolResponse> {
  if (!QUERIES.test(path)) return failure(404, `No call ${path}`);
  const requests = requestsOf(body);
  if (!requests) {
    return failure(400, 'Expected {requests: [{indexName, query}]}, at most 50');
  }
  const searches = requests.map(settingsOf);
  const answers = await answerSearches(searches, engines);
  const facets = await Promise.all(searches.map((search) => facetsOf(search, engines)));
  const results = answers.map((answer, at): ProviderAnswer => ({
    ...answer,
    queryID: queryId(answer.index, answer.query),
    facets: facets[at] ?? {},
    exhaustiveNbHits: true,
  }));
  return {status: 200, body: {results}};
}
