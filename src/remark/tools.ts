/*
 * <Tool name="unbonding" />   a tool of src/tools: complete with its initial values, and interactive with scripts
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {element} from '../mdast/builders';
import {endpointsOf} from '../openrpc/endpoints';
import {nearest} from '../profile/keys';
import {loadVersion, versionOf} from '../profile/load';
import {CATALOGUE} from '../tools/catalogue';
import {renderTool} from '../tools/render';
import {BlockError, replaceBlocks} from './blocks';
import {importComponents} from './importComponents';
import type {Options} from './versionData';

function entryOf(name: string) {
  const entry = Object.hasOwn(CATALOGUE, name) ? CATALOGUE[name] : undefined;
  if (entry) return entry;
  const names = Object.keys(CATALOGUE);
  const near = nearest(name, names)[0];
  const hint = near === undefined ? `There are: ${names.join(', ')}.` : `Did you mean ${near}?`;
  throw new BlockError(`<Tool name="${name}" />: there is no such tool. ${hint}`);
}

/** Replaces the element by the component with the tool's HTML. */
export function tools({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Tool', ['name'], ({attributes: {name = ''}}) => {
      const {tool, facts} = entryOf(name);
      const data = loadVersion(siteDir, versionOf(siteDir, file.path));
      const endpoints = endpointsOf(data.network);
      const node = tool.asks && {
        url: endpoints[tool.asks].http,
        name: tool.asks === 'public' ? endpoints.network.name : '',
      };
      const html = renderTool(name, tool, facts(data), node);
      return [element('Tool', {name, html})];
    });
    importComponents(tree, ['Tool']);
  };
}
