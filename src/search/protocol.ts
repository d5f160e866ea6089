import type {SearchEngine} from './engine';
import {answerOne, type SearchAnswer, type SearchRequest} from './answer';

/** What a provider of the protocol answers: an HTTP status and a JSON body. */
export interface ProtocolResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Gives the engine of a contextual tag and a language; undefined where there is no such index. */
export type EngineLookup = (tag: string, language: string) => Promise<SearchEngine | undefined>;

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

/**
 * Answers the call `POST /1/indexes/{all}/queries` as the hosted provider does: one result a request.
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
  const results: SearchAnswer[] = [];
  for (const request of requests) results.push(await answerOne(request, engines));
  return {status: 200, body: {results}};
}
