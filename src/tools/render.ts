import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {evaluate, initialTexts} from './evaluate';
import type {AnyTool} from './types';
import {NOBODY} from './view/handlers';
import ToolView, {type Node} from './view/ToolView';

/**
 * The HTML of a tool with its initial values, as the browser takes it over.
 *
 * @throws when the tool cannot compute these
 */
export function renderTool(
  name: string,
  tool: AnyTool,
  facts: unknown,
  node: Node | undefined,
): string {
  const texts = initialTexts(tool.fields(facts));
  const {faults, output} = evaluate(tool, facts, texts, undefined);
  const [fault] = Object.entries(faults);
  if (fault) throw new Error(`${fault[0]}: ${fault[1]}`);
  const shown = {texts, faults, output};
  return renderToString(
    createElement(ToolView, {name, tool, facts, node, shown, handlers: NOBODY}),
  );
}
