/*
 * <Runbook />   lets readers fill in their addresses, hosts and paths once for all commands of the pages for operators
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {element} from '../mdast/builders';
import {loadVersion, versionOf} from '../profile/load';
import {replaceBlocks} from './blocks';
import {importComponents} from './importComponents';
import type {Options} from './versionData';

/** Gives the component the machines that the commands are written with. */
export function runbook({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Runbook', [], () => {
      const {topology} = loadVersion(siteDir, versionOf(siteDir, file.path));
      const machines = Object.entries(topology.hosts).map(([, {title, address}]) => [
        title,
        address,
      ]);
      return [element('Runbook', {machines: JSON.stringify(Object.fromEntries(machines))})];
    });
    importComponents(tree, ['Runbook']);
  };
}
