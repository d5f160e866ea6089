import {fits, isNarrowed, type Choices, type Row} from './choices';

/** A method's table row, with its cell texts. */
export interface Method {
  readonly element: HTMLTableRowElement;
  readonly row: Row;
}

/** Columns of the table of src/openrpc/render/tables.ts; the versions column may be missing. */
function readRow(element: HTMLTableRowElement): Row {
  const cells = Array.from(element.cells, (cell) => cell.textContent.trim());
  const [text = '', access = '', transports = ''] = cells;
  const since = cells.length > 4 ? (cells[3] ?? '') : '';
  return {
    ...{text, access, transports, since},
    namespace: /^[^_]*/.exec(text)?.[0] ?? '',
    ethereum: cells.at(-1) ?? '',
  };
}

/** Every method below an element. */
export function methodsIn(frame: Element): Method[] {
  return Array.from(frame.querySelectorAll<HTMLTableRowElement>('tbody tr'), (element) => ({
    element,
    row: readRow(element),
  }));
}

/** Shows the matching methods, opens their namespaces and hides empty ones. Without a filter all are closed. */
export function show(methods: readonly Method[], choices: Choices): void {
  const narrowed = isNarrowed(choices);
  const found = new Map<HTMLDetailsElement, boolean>();
  for (const {element, row} of methods) {
    const isShown = fits(row, choices);
    element.hidden = !isShown;
    const group = element.closest('details');
    if (group) found.set(group, isShown || found.get(group) === true);
  }
  for (const [group, hasSome] of found) {
    group.hidden = !hasSome;
    group.open = narrowed && hasSome;
  }
}
