import type {Where} from './opening';
import type {OfferedCall} from './types';

let where: Where | undefined;

/** Says which version the page belongs to; the part of the page that names its endpoint does. */
export function setWhere(next: Where): void {
  where = next;
}

/**
 * Opens the panel with a call, or the choice of the endpoint; nothing is sent. Their code is loaded now.
 *
 * @param call a call, the fragment of a link that holds one, or nothing for the choice of the endpoint
 * @throws when the code cannot be loaded
 */
export async function openPanel(call?: OfferedCall | string): Promise<void> {
  (await import('./panel')).show(call, where);
}
