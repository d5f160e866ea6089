import {createElement as h, type ReactNode} from 'react';
import type {Block} from '../types';
import type {Handlers} from './handlers';
import {rich} from './rich';
import {csvOf, markdownOf} from './save';

const toned = (tone: string | undefined): string => (tone === undefined ? '' : ` tool-${tone}`);

function button(label: string, onClick: () => void): ReactNode {
  return h('button', {key: label, type: 'button', className: 'tool-button', onClick}, label);
}

function values({rows}: Extract<Block, {kind: 'values'}>): ReactNode {
  return h(
    'dl',
    {className: 'tool-values'},
    rows.map(({label, value, note, tone}, index) =>
      h(
        'div',
        {key: index, className: `tool-value${toned(tone)}`},
        h('dt', null, rich(label)),
        h('dd', null, rich(value), note === undefined ? null : h('small', null, rich(note))),
      ),
    ),
  );
}

function table(
  block: Extract<Block, {kind: 'table'}>,
  {onSave, onCopy, onFill}: Handlers,
): ReactNode {
  const {title, columns, rows, save, fills} = block;
  const fill = (at: number): ReactNode => {
    const filled = fills?.[at];
    if (!filled) return null;
    const {name, texts} = filled;
    const props = {type: 'button', className: 'tool-button', 'aria-label': `Use ${name}`} as const;
    return h('td', null, h('button', {...props, onClick: () => onFill(texts, name)}, 'Use'));
  };
  const kind = (column: number) =>
    columns[column]?.isNumber === true ? {className: 'tool-number'} : {};
  return h(
    'div',
    {className: 'tool-table'},
    h(
      'div',
      {className: 'tool-scroll', tabIndex: 0, role: 'region', 'aria-label': title},
      h(
        'table',
        null,
        h('caption', null, title),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            fills && h('th', {scope: 'col'}, 'Fill in'),
            columns.map(({label}, column) =>
              h('th', {key: column, scope: 'col', ...kind(column)}, label),
            ),
          ),
        ),
        h(
          'tbody',
          null,
          rows.map((row, index) =>
            h(
              'tr',
              {key: index},
              fill(index),
              row.map((cell, column) => h('td', {key: column, ...kind(column)}, rich(cell))),
            ),
          ),
        ),
      ),
    ),
    save === undefined
      ? null
      : h(
          'p',
          {className: 'tool-buttons'},
          button('Save as CSV', () => onSave(csvOf(block, save))),
          button('Copy as Markdown', () => onCopy(markdownOf(block), 'The table was copied.')),
        ),
  );
}

function codeBlock({title, text}: Extract<Block, {kind: 'code'}>, {onCopy}: Handlers): ReactNode {
  return h(
    'figure',
    {className: 'tool-code'},
    h(
      'figcaption',
      null,
      h('span', null, title),
      button('Copy', () => onCopy(text, `${title} was copied.`)),
    ),
    h('pre', {tabIndex: 0}, h('code', null, text)),
  );
}

interface Props {
  readonly blocks: readonly Block[];
  readonly handlers: Handlers;
}

function blockView(block: Block, handlers: Handlers): ReactNode {
  switch (block.kind) {
    case 'text':
      return h('p', {className: `tool-text${toned(block.tone)}`}, rich(block.text));
    case 'values':
      return values(block);
    case 'table':
      return table(block, handlers);
    case 'code':
      return codeBlock(block, handlers);
    case 'steps':
      return h(
        'ol',
        null,
        block.items.map((item, index) => h('li', {key: index}, rich(item))),
      );
    case 'file':
      return h(
        'p',
        {className: 'tool-buttons'},
        button(block.label, () => handlers.onSave(block.make())),
      );
    case 'folded':
      return h(
        'details',
        {className: 'tool-folded'},
        h('summary', null, rich(block.title)),
        h(BlocksView, {blocks: block.blocks, handlers}),
      );
    case 'element':
      return block.element;
  }
}

/** Parts of an output, in order. */
export default function BlocksView({blocks, handlers}: Props): ReactNode {
  return blocks.map((block, index) =>
    h('div', {key: `${index}-${block.kind}`, className: 'tool-block'}, blockView(block, handlers)),
  );
}
