import type {SavedFile} from '../types';

/** What a reader can do with a tool. While a page is built they do nothing. */
export interface Handlers {
  readonly onText: (id: string, text: string) => void;
  readonly onAction: (id: string) => void;
  readonly onStop: () => void;
  readonly onChange: () => void;
  readonly onReset: () => void;
  readonly onLink: () => void;
  readonly onSave: (file: SavedFile) => void;
  /** Puts texts into fields. @param name of what they belong to, which is announced */
  readonly onFill: (texts: Readonly<Record<string, string>>, name: string) => void;
  /** @param done what is announced when it has been copied */
  readonly onCopy: (text: string, done: string) => void;
}

const nothing = (): void => undefined;

export const NOBODY: Handlers = {
  onText: nothing,
  onAction: nothing,
  onStop: nothing,
  onChange: nothing,
  onReset: nothing,
  onLink: nothing,
  onSave: nothing,
  onFill: nothing,
  onCopy: nothing,
};
