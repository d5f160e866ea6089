import type {Element, ElementContent, Root} from 'hast';

/** What only browsers use, or what is elsewhere as text: pictures have their description in the caption. */
const DROPPED = new Set([
  'button',
  'svg',
  'wbr',
  'script',
  'style',
  'template',
  'input',
  'select',
  'textarea',
]);

/** The classes of an element. */
export function classesOf({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

const has = (element: Element, name: string): boolean => classesOf(element).includes(name);

/** Controls: the filters of lists and the field for errors. What a tool shows stays. */
export function isControl(element: Element): boolean {
  const {tagName, properties} = element;
  if (tagName === 'form') return properties.role === 'search';
  return (
    properties.role === 'tablist' ||
    properties.role === 'tooltip' ||
    properties.role === 'status' ||
    has(element, 'hash-link') ||
    has(element, 'tool-foot') ||
    has(element, 'tool-actions')
  );
}

const text = (value: string): ElementContent => ({type: 'text', value});

function control(field: Element): string {
  const find = (node: ElementContent): Element | undefined => {
    if (node.type !== 'element') return undefined;
    if (['input', 'select', 'textarea'].includes(node.tagName)) return node;
    return node.children.map(find).find(Boolean);
  };
  const found = find(field);
  if (!found) return '';
  if (found.tagName === 'input' && found.properties.type === 'checkbox')
    return found.properties.checked === true ? 'yes' : 'no';
  if (found.tagName === 'select') {
    const options = found.children.filter((node) => node.type === 'element');
    const chosen = options.find(({properties}) => properties.selected === true) ?? options[0];
    return chosen ? plain(chosen) : '';
  }
  return found.tagName === 'input' ? String(found.properties.value ?? '') : plain(found);
}

/** All text below an element; a line break is one. */
export function plain(node: ElementContent | Root): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return node.children.map((child) => plain(child as ElementContent)).join('');
}

/** A field of a tool as a line: its label, its value, its unit. */
export function fieldLine(field: Element): ElementContent {
  const parts = field.children.filter((node) => node.type === 'element');
  const label = parts.find(({tagName}) => tagName === 'label');
  const unit = parts
    .flatMap(({children}) => children)
    .find((node) => node.type === 'element' && has(node, 'tool-unit'));
  const words = [control(field), unit ? plain(unit) : ''].filter(Boolean).join(' ');
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [text(`${label ? plain(label) : ''}: ${words}`)],
  };
}

/**
 * The content of an element without what a twin does not have, and without positions in the HTML, which would be copied with
 * it.
 */
export function reduce(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [text(node.value)];
    if (node.type !== 'element') return [];
    if (has(node, 'tool-field')) return [fieldLine(node)];
    if (DROPPED.has(node.tagName) || isControl(node)) return [];
    const {type, tagName, properties, children} = node;
    return [{type, tagName, properties, children: reduce(children)}];
  });
}
