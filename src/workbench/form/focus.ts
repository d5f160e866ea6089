const FOCUSABLE = 'input, select, textarea, button, summary';

/** Moves the focus to a field: its control, or the first control of a group. */
export function focusById(id: string): void {
  const field = document.getElementById(`${id}-label`)?.parentElement?.parentElement;
  const target =
    document.getElementById(id) ??
    field?.querySelector<HTMLElement>(
      `:scope > div:not(:first-child) :is(${FOCUSABLE}), :scope > :is(${FOCUSABLE})`,
    );
  target?.focus();
}
