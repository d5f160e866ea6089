import type {PageBytes} from './pageBytes';

/** Smaller changes are noise, such as a hash in a name or a date. */
const MIN_CHANGED_BYTES = 50;

const KINDS = ['html', 'css', 'laterCss', 'js'] as const;

/** Cost of a page before and now; one is missing for a page that is new or removed. */
export interface Compared {
  readonly page: string;
  readonly before: PageBytes | undefined;
  readonly now: PageBytes | undefined;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function cell(before: number, now: number): string {
  const change = now - before;
  if (Math.abs(change) < MIN_CHANGED_BYTES) return kilobytes(now);
  return `${kilobytes(now)} (${change > 0 ? '+' : ''}${change} B)`;
}

function row({page, before, now}: Compared): string | undefined {
  if (!now) return `| ${page} | gone | | | |`;
  if (!before) {
    return `| ${page}, new | ${KINDS.map((kind) => kilobytes(now[kind])).join(' | ')} |`;
  }
  const isNotable = KINDS.some((kind) => Math.abs(now[kind] - before[kind]) >= MIN_CHANGED_BYTES);
  return isNotable
    ? `| ${page} | ${KINDS.map((kind) => cell(before[kind], now[kind])).join(' | ')} |`
    : undefined;
}

/** The pages whose size differs as a Markdown table, or a sentence when there are none. */
export function sizeReport(pages: readonly Compared[]): string {
  const rows = pages.map(row).filter((line) => line !== undefined);
  if (rows.length === 0) return `No page changed by ${MIN_CHANGED_BYTES} bytes or more.`;
  return [
    'KB over the wire, Brotli; in brackets the change in bytes.',
    '',
    '| page | HTML | of it styles, and CSS that blocks | CSS later | JS |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
