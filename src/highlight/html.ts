import type {Run} from './runs';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Pieces of code as HTML: a span around what is coloured. */
export function printRuns(runs: readonly Run[]): string {
  return runs
    .map(({text, colour}) =>
      colour === null
        ? escapeHtml(text)
        : `<span class="code-${colour}">${escapeHtml(text)}</span>`,
    )
    .join('');
}
