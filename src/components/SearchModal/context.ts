import type {PastedError} from '@site/src/search/browser/pasteError';
import {createContext} from 'react';

/** What the modal's screens need of it. */
export interface ModalContext {
  readonly onClose: () => void;
  /** Words of the site that resemble a query without hits. */
  readonly nearest: readonly string[];
  /** The last error that was pasted. */
  readonly pasted?: PastedError | undefined;
}

export const Modal = createContext<ModalContext>({onClose: () => undefined, nearest: []});
