import type {SearchHit} from '../hit';

/** A hit on its way to the reader's screen. */
export interface ChosenHit {
  /** Path and fragment. */
  readonly url: string;
  /** HTML of the part of the text that matched; none if the heading did. */
  readonly snippet: string | undefined;
}

let chosen: ChosenHit | undefined;

/** Notes the hit that the reader follows, so that its page can show the place within the section. */
export function chooseHit({
  url,
  type,
  _snippetResult,
}: Pick<SearchHit, 'url' | 'type' | '_snippetResult'>): void {
  chosen = {url, snippet: type === 'content' ? _snippetResult?.content?.value : undefined};
}

/** The chosen hit, once, if it leads to this address. */
export function takeChosenHit(url: string): ChosenHit | undefined {
  const taken = chosen;
  chosen = undefined;
  return taken?.url === url ? taken : undefined;
}
