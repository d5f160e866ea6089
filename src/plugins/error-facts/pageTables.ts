import type {ErrorFact, RevertFact} from '../../openrpc/explainer/facts';

/** Rows of the Markdown tables of a page, as cells. */
function rowsOf(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .replace(/^\| | \|\s*$/gu, '')
        .split(' | ')
        .map((cell) => cell.trim()),
    );
}

/** Prose without links and emphasis; code keeps its backticks. */
function plain(cell: string): string {
  return cell.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replaceAll('**', '');
}

function slugOf(message: string): string {
  return message
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/**
 * Errors in tables of a page with the columns message and code, cause, fix.
 *
 * @param page its Markdown, with values in place of tokens
 * @param place page and fragment of the tables, below the root of the version
 */
export function errorsInTables(page: string, place: string): ErrorFact[] {
  return rowsOf(page).flatMap(([named = '', cause = '', fix = '']) => {
    const [, messages = '', number] = /^(.*) `(-3\d{4})`$/u.exec(named) ?? [];
    const forms = [...messages.matchAll(/`([^`]+)`/gu)].map(([, form]) => form ?? '');
    if (number === undefined || forms.length === 0) return [];
    return [
      {
        slug: slugOf(forms[0] ?? ''),
        code: Number(number),
        message: forms.join(' | '),
        ...{cause: plain(cause), fix: plain(fix), place},
      },
    ];
  });
}

/** What a page says of custom errors of contracts, by selector: rows with name and selector, then when they occur. */
export function revertCauses(page: string): Map<string, Pick<RevertFact, 'cause'>> {
  return new Map(
    rowsOf(page).flatMap(([names = '', when = '']) =>
      [...names.matchAll(/`\w+` `(0x[0-9a-f]{8})`/gu)].map(
        ([, selector = '']) => [selector, {cause: plain(when)}] as const,
      ),
    ),
  );
}
