import type {Element, ElementContent} from 'hast';
import {classesOf, fieldLine, isControl, plain} from '../twins/reduce';

/** What paper cannot do. */
const DROPPED = new Set([
  'button',
  'script',
  'style',
  'template',
  'noscript',
  'dialog',
  'input',
  'select',
  'textarea',
]);

/** What plays on a page: a link to it remains. */
const PLAYED = new Set(['iframe', 'video', 'audio', 'embed', 'object']);

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const paragraph = (className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {className: [className]},
  children,
});

/** Labels of the tabs of a list, in order. */
function labelsOf(node: Element): string[] {
  if (node.properties.role === 'tab') return [plain(node)];
  return node.children.filter(isElement).flatMap(labelsOf);
}

const isTabList = (node: Element): boolean => node.properties.role === 'tablist';

/** Panels of tabs are one below the other, each below the label of its tab. */
function withLabels(nodes: readonly ElementContent[], labels: readonly string[]): ElementContent[] {
  if (labels.length === 0) return [...nodes];
  const rest = [...labels];
  const label = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    if (node.properties.role !== 'tabpanel') return {...node, children: node.children.map(label)};
    const {hidden: _hidden, role: _role, ...properties} = node.properties;
    const words = rest.shift();
    const head = words === undefined ? [] : [paragraph('tab', [{type: 'text', value: words}])];
    return {...node, properties, children: [...head, ...node.children]};
  };
  return nodes.map(label);
}

/** The content of an element as paper has it: no controls, parts unfolded, tabs one below the other. */
export function reduceForPrint(nodes: readonly ElementContent[]): ElementContent[] {
  const labels = nodes.filter(isElement).filter(isTabList).flatMap(labelsOf);
  return withLabels(nodes, labels).flatMap((node): ElementContent[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') return [node];
    const {tagName, properties} = node;
    if (classesOf(node).includes('tool-field')) return [fieldLine(node)];
    if (DROPPED.has(tagName) || isControl(node)) return [];
    const address = properties.src ?? properties.data;
    if (PLAYED.has(tagName)) {
      if (typeof address !== 'string') return [];
      const words = properties.title ?? address;
      const link = {href: address};
      return [
        paragraph('played', [
          {
            type: 'element',
            tagName: 'a',
            properties: link,
            children: [{type: 'text', value: words}],
          },
        ]),
      ];
    }
    const {tabIndex: _tabIndex, srcSet: _srcSet, loading: _loading, ...kept} = properties;
    const children = reduceForPrint(node.children);
    if (tagName === 'details') {
      // Of parts with the same name only one can be open.
      const {name: _name, ...others} = kept;
      return [{...node, properties: {...others, open: true}, children}];
    }
    if (tagName === 'form')
      return [{...node, tagName: 'div', properties: {className: kept.className}, children}];
    return [{...node, properties: kept, children}];
  });
}
