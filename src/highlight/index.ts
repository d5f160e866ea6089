import {printRuns} from './html';
import {runsOf} from './runs';

/**
 * Code as HTML for the inside of a `<code>`, with the classes of src/css/code.css. Its text is the code itself.
 *
 * Everything of Prism hangs on this module: in the browser import it when it is needed,
 * `const {highlight} = await import('@site/src/highlight')`.
 *
 * @param language a name or alias in any case of letters; one that is not known gives plain text
 */
export function highlight(code: string, language: string): string {
  return printRuns(runsOf(code, language));
}
