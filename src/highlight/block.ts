import {printLines} from './lines';
import {readMagicComments} from './magicComments';
import {readMeta} from './meta';
import {runsOf} from './runs';

/** Properties of the component CodeBlock. */
export interface HighlightedBlock {
  readonly html: string;
  readonly title?: string;
  /** The first line number, if lines are numbered. */
  readonly firstLine?: number;
}

/**
 * A fenced block, ready to render.
 *
 * @param meta text after the language of the fence
 * @param numberFrom the first line number, if a property rather than `meta` requests numbers
 */
export function highlightBlock(
  source: string,
  language: string,
  meta = '',
  numberFrom?: number,
): HighlightedBlock {
  const {title, highlighted, firstLine = numberFrom} = readMeta(meta);
  const whole = source.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const block = highlighted ? {code: whole, highlighted} : readMagicComments(whole);
  const html = printLines(runsOf(block.code, language), {
    highlighted: block.highlighted,
    numbered: firstLine !== undefined,
  });
  return {html, ...(title && {title}), ...(firstLine !== undefined && {firstLine})};
}
