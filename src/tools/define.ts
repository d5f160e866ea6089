import type {AnyTool, Fields, Tool} from './types';

/** Declares a tool, with the types of its facts, fields and readings checked. */
export function defineTool<F, S extends Fields, R = never>(tool: Tool<F, S, R>): AnyTool {
  return tool as unknown as AnyTool;
}
