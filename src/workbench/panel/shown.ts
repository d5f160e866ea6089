import type {Opening} from '../opening';
import {createStore} from './store';

/** The call that the panel shows; `id` differs for each opening. */
export interface Shown extends Opening {
  readonly id: number;
}

/** What is open. */
interface PanelState {
  readonly call: Shown | undefined;
  /** Folder of the data for the choice of the endpoint while that is open. */
  readonly endpointFolder: string | undefined;
}

let count = 0;

/** What the panel shows. */
export const panel = createStore<PanelState>({call: undefined, endpointFolder: undefined});

/** Shows a call. @param opening undefined closes the panel */
export function setShown(opening: Opening | undefined): void {
  count += 1;
  panel.set({...panel.get(), call: opening && {...opening, id: count}});
}

/** Shows the choice of the endpoint. @param folder undefined closes it */
export function setEndpointFolder(folder: string | undefined): void {
  panel.set({...panel.get(), endpointFolder: folder});
}
