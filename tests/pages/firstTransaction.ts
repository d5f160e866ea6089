import type {Block} from './pages';

const HEADING = '## Your first transaction';

/** Whether a block is in the section of the endpoint page that firstTransaction.test.ts runs completely. */
export function isOfFirstTransaction({page, at}: Block): boolean {
  const lines = page.text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(HEADING));
  const to = lines.findIndex((line, index) => index > from && line.startsWith('## '));
  const line = Number(at.split(':').pop());
  return from >= 0 && from < line && line <= to;
}
