import {printLines} from './lines';
import {readMagicComments} from './magicComments';
import {readMeta} from './meta';
import {runsOf} from './runs';

/** What a code block shows, as the component CodeBlock takes it. */
export interface HighlightedBlock {
  readonly html: string;
  readonly title?: string;
  /** The number of the first line, where lines are numbered. */
  readonly firstLine?: number;
}

/**
 * A fenced block, ready to be shown.
 *
 * @param meta what stands behind the language of the fence
 * @param numberFrom the number of the first line, where a property rather than `meta` asks for numbers
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
