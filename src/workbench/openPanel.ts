import type {OfferedCall} from './types';

let prepare: () => unknown = () => undefined;

/** Says what a page has to load with the panel, to follow what the reader chooses there. */
export function beforePanel(load: () => unknown): void {
  prepare = load;
}

/**
 * Opens the panel with a call, or the choice of the endpoint; nothing is sent. Their code is loaded now.
 *
 * @param call a call, the fragment of a link that holds one, or nothing for the choice of the endpoint
 * @throws when the code cannot be loaded
 */
export async function openPanel(call?: OfferedCall | string): Promise<void> {
  prepare();
  (await import('./panel')).show(call);
}
