import type {Opening} from '../opening';

/** The call that the panel shows; `id` differs for each opening. */
export interface Shown extends Opening {
  readonly id: number;
}

export interface PanelState {
  readonly call: Shown | undefined;
  /** Folder of the data for the choice of the endpoint while that is open. */
  readonly endpointFolder: string | undefined;
}

let state: PanelState = {call: undefined, endpointFolder: undefined};
let count = 0;
const listeners = new Set<() => void>();

export const panelState = (): PanelState => state;

export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(change: Partial<PanelState>): void {
  state = {...state, ...change};
  for (const listener of listeners) listener();
}

/** @param opening undefined closes the panel */
export function setShown(opening: Opening | undefined): void {
  count += 1;
  set({call: opening && {...opening, id: count}});
}

/** @param folder undefined closes the choice of the endpoint */
export function setEndpointFolder(folder: string | undefined): void {
  set({endpointFolder: folder});
}
