/*
 * A list of events of a system contract; each gets its topic 0, computed from the version's _data/abis:
 *
 * <Events of="StakeHub">
 *
 * - **Delegated**: stake joins a pool
 *
 * </Events>
 */
import type {List, ListItem, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {toEventSelector, type AbiEvent} from 'viem';
import {abisOf} from '../abi/read';
import {element} from '../mdast/builders';
import {nearest} from '../profile/keys';
import {versionOf} from '../profile/load';
import {BlockError, replaceBlocks} from './blocks';
import {importComponents} from './importComponents';
import type {Options} from './versionData';

function topicElement(name: string, topic: string): MdxJsxFlowElement {
  return element('CopyValue', {value: topic, name: `topic of ${name}`});
}

/** The name in bold at the beginning of an item. */
function nameOf(item: ListItem): string {
  const [first] = item.children;
  const strong = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (strong?.type === 'strong') return toString(strong);
  throw new BlockError(
    '<Events> wants a list whose items begin with a name in bold: - **Name**: …',
  );
}

/** Replaces `<Events>` by its list with a topic below each name. */
export function events({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Events', ['of'], ({attributes, children}) => {
      const abis = abisOf(siteDir, versionOf(siteDir, file.path));
      const contract = attributes.of ?? '';
      const abi = abis.get(contract);
      if (!abi) {
        throw new BlockError(
          `<Events of="${contract}">: _data/abis has no such contract. It has: ${[...abis.keys()].join(', ')}.`,
        );
      }
      const known = new Map(
        abi
          .filter((item): item is AbiEvent => item.type === 'event')
          .map((item) => [item.name, item]),
      );
      const withTopic = (item: ListItem): ListItem => {
        const name = nameOf(item);
        const event = known.get(name);
        if (event)
          return {
            ...item,
            children: [...item.children, topicElement(name, toEventSelector(event))],
          };
        const near = nearest(name, [...known.keys()]);
        const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
        throw new BlockError(
          `<Events of="${contract}">: the contract has no event ${name}.${hint}`,
        );
      };
      return children.map((node): RootContent => {
        if (node.type !== 'list') return node;
        const list: List = {...node, children: node.children.map(withTopic)};
        return {...list, data: {hProperties: {className: ['events']}}};
      });
    });
    importComponents(tree, ['CopyValue']);
  };
}
