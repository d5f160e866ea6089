import {createContext} from 'react';

/** What the modal's screens need of it. */
export interface ModalContext {
  readonly onClose: () => void;
  /** Words of the site that resemble a query without hits. */
  readonly nearest: readonly string[];
}

export const Modal = createContext<ModalContext>({onClose: () => undefined, nearest: []});
