import type {Row} from './choices';

/** A method in a list of the page. */
export interface Listed {
  readonly element: HTMLElement;
  readonly row: Row;
}

function namespaceOf(text: string): string {
  return /^[^_]*/.exec(text)?.[0] ?? '';
}

/** Columns of the table of src/openrpc/render/tables.ts; the versions column may be missing. */
function tableRow(element: HTMLTableRowElement): Row {
  const cells = Array.from(element.cells, (cell) => cell.textContent.trim());
  const [text = '', access = '', transports = ''] = cells;
  const since = cells.length > 4 ? (cells[3] ?? '') : '';
  return {
    ...{text, access, transports, since},
    name: element.querySelector('a')?.textContent ?? '',
    namespace: namespaceOf(text),
    ethereum: cells.at(-1) ?? '',
  };
}

/** An entry of the index of a page: the badges of the method's section say the rest. */
function indexRow(element: HTMLElement): Row {
  const name = element.querySelector('a')?.textContent ?? '';
  // A link to another version may be between the heading and the section.
  const list = document.querySelector(`[id="${name.toLowerCase()}"] ~ .rpc-body .rpc-badges`);
  const badges = Array.from(list?.children ?? [], ({textContent}) => textContent);
  const ethereum = badges.includes('not in Ethereum') ? 'not there' : 'differs';
  const isSame = !badges.some((badge) => badge.endsWith(' Ethereum'));
  return {
    name,
    text: element.textContent,
    namespace: namespaceOf(name),
    access: badges.includes('operator only') ? 'operator' : 'public',
    transports: badges.includes('WebSocket, IPC') ? 'WS, IPC' : 'HTTP, WS, IPC',
    since: '',
    ethereum: isSame ? 'same' : ethereum,
  };
}

/** Every method in the lists below an element. */
export function methodsIn(frame: Element): Listed[] {
  const rows = Array.from(frame.querySelectorAll<HTMLTableRowElement>('tbody tr'), (element) => ({
    element,
    row: tableRow(element),
  }));
  const entries = Array.from(frame.querySelectorAll<HTMLElement>('.rpc-index > li'), (element) => ({
    element,
    row: indexRow(element),
  }));
  return [...rows, ...entries];
}

/**
 * Shows some of the methods, and hides groups without any. Folded groups are open while a filter is set, and closed
 * otherwise.
 */
export function show(
  methods: readonly Listed[],
  isShown: (row: Row) => boolean,
  isNarrowed: boolean,
): void {
  const found = new Map<Element, boolean>();
  for (const {element, row} of methods) {
    element.hidden = !isShown(row);
    const group = element.closest('details, .rpc-index');
    if (group) found.set(group, !element.hidden || found.get(group) === true);
  }
  for (const [group, hasSome] of found) {
    const heading = group.previousElementSibling;
    const parts = heading?.matches('.rpc-index-group') ? [group, heading] : [group];
    for (const part of parts) if (part instanceof HTMLElement) part.hidden = !hasSome;
    if (group instanceof HTMLDetailsElement) group.open = isNarrowed && hasSome;
  }
}
