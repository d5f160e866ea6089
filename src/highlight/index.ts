import {printRuns} from './html';
import {runsOf} from './runs';

/**
 * Code as HTML for the inside of a `<code>`, with the classes of src/css/code.css. Its text equals the code.
 *
 * This module brings all of Prism: in the browser import it on demand, `const {highlight} = await
 * import('@site/src/highlight')`.
 *
 * @param language a name or alias, case-insensitive; an unknown one gives plain text
 */
export function highlight(code: string, language: string): string {
  return printRuns(runsOf(code, language));
}
