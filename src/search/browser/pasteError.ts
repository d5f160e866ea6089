import type {ClipboardEvent} from 'react';

/** An error that the reader pasted. */
export interface PastedError {
  readonly text: string;
  /** What is searched of it. */
  readonly query: string;
}

/** Any other text is too short and too plain to be read as an error, and is pasted as usual. */
const MAY_BE_ERROR = /[{:=\n]|.{65}/u;

/**
 * Replaces a part of a field's text as typing does, so that React notices; as much as the field has room for.
 *
 * @param from start of the part, its end is `to`; without them, all of the text
 */
export function writeInto(
  field: HTMLInputElement,
  text: string,
  from = 0,
  to = field.value.length,
): void {
  const room = field.maxLength - field.value.length + to - from;
  field.setRangeText(text.slice(0, Math.max(room, 0)), from, to, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Handles a paste into a search field: of an error its code and message are kept, in place of the field's text. The
 * limit of the field's length would cut the error before these. The code that reads errors loads only now.
 *
 * @param onError receives an error that was recognised, and the query that was made of it
 */
export function takePaste(
  event: ClipboardEvent<HTMLElement>,
  onError: (error: PastedError) => void,
): void {
  const text = event.clipboardData.getData('text');
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !MAY_BE_ERROR.test(text)) return;
  event.preventDefault();
  const {selectionStart, selectionEnd} = field;
  const asItIs = () => {
    // Fields turn lines into one.
    writeInto(field, text.replace(/\n/gu, ' '), selectionStart ?? 0, selectionEnd ?? undefined);
  };
  import('../../pastedError/query').then(({queryOfError}) => {
    const query = queryOfError(text);
    if (query === undefined) asItIs();
    else {
      writeInto(field, query);
      onError({text, query: query.slice(0, field.maxLength)});
    }
  }, asItIs);
}
