// cspell:ignore haspopup labelledby
import {isValidElement, type ReactNode} from 'react';

export interface Described {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Id of the grid of hits; there is one at most. */
const GRID = 'search-hits';

function without(props: Described['props'], names: readonly string[]): Described['props'] {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));
}

/** A group of hits is named by its title, the first element in it. */
function titleOf(children: readonly ReactNode[]): ReactNode {
  const [title] = children;
  return isValidElement<{readonly children?: ReactNode}>(title) ? title.props.children : undefined;
}

type Correction = (props: Described['props'], children: readonly ReactNode[]) => Described;

/** Corrections of elements of the modal, by their first class. */
const BY_CLASS: Readonly<Record<string, Correction>> = {
  // The outermost element is neither a button nor a combobox; the dialog wraps it.
  DocSearch: (props) => ({
    type: 'div',
    props: without(
      props,
      'role tabIndex aria-expanded aria-haspopup aria-controls aria-labelledby'.split(' '),
    ),
  }),
  // They would be landmarks of the page.
  'DocSearch-SearchBar': (props) => ({type: 'div', props}),
  'DocSearch-Footer': (props) => ({type: 'div', props}),
  'DocSearch-Input': (props) => ({
    type: 'input',
    props: {
      ...props,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'grid',
      // While there are hits, DocSearch labels its lists by ids that do not exist.
      'aria-expanded': props['aria-controls'] !== undefined,
      'aria-controls': props['aria-controls'] === undefined ? undefined : GRID,
    },
  }),
  'DocSearch-Dropdown-Container': (props) => ({
    type: 'div',
    props: {...props, id: GRID, role: 'grid', 'aria-labelledby': 'docsearch-label'},
  }),
  'DocSearch-Hits': (props, children) => ({
    type: 'div',
    props: {...props, role: 'rowgroup', 'aria-label': titleOf(children)},
  }),
  'DocSearch-Hit': (props) => ({type: 'div', props: {...props, role: 'row'}}),
};

/**
 * Corrects the roles of an element of the modal. In @docsearch/react 3.9 the whole modal is a button, hits are options
 * of list boxes although they contain links and buttons, the lists share one id, the field refers to missing lists, and
 * header and footer are landmarks of the page. Here the field is a combobox with a grid: the pattern for hits that
 * contain more than text. Can be removed when DocSearch does so itself.
 */
export function correctElement(element: Described, children: readonly ReactNode[]): Described {
  const {type, props} = element;
  if (typeof type !== 'string') return element;
  if (props.role === 'listbox') return {type: 'div', props: {}};
  const [first = ''] = typeof props.className === 'string' ? props.className.split(' ') : [];
  return BY_CLASS[first]?.(props, children) ?? element;
}
