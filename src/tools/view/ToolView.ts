import {createElement as h, type FormEvent, type ReactNode} from 'react';
import type {Texts} from '../evaluate';
import type {AnyTool, Fields, Output} from '../types';
import type {Explanation} from '../../workbench/types';
import BlocksView from './BlockView';
import FieldView from './FieldView';
import type {Handlers} from './handlers';
import questionView, {type Asking} from './questionView';

/** The node that the actions of a tool ask. */
export interface Node {
  readonly url: string;
  readonly name: string;
}

/** The state of a tool's actions, of which one runs at a time. */
export interface Running {
  /** Id of the action that is running. */
  readonly acting?: string | undefined;
  /** How far it is. */
  readonly progress?: string | undefined;
  /** Why the last action failed. */
  readonly failure?: Explanation | undefined;
  /** What the reader is asked meanwhile. */
  readonly asking?: Asking | undefined;
}

/** The state of a tool. */
export interface Shown extends Running {
  readonly texts: Texts;
  readonly faults: Texts;
  /** That of the last valid values. */
  readonly output: Output | undefined;
  /** What screen readers are told. */
  readonly announced?: string | undefined;
}

interface Props {
  readonly name: string;
  readonly tool: AnyTool;
  readonly facts: unknown;
  readonly node: Node | undefined;
  readonly shown: Shown;
  readonly handlers: Handlers;
}

/** Fields that follow each other under one heading. */
function groups(fields: Fields, texts: Texts): {title?: string | undefined; ids: string[]}[] {
  const all: {title?: string | undefined; ids: string[]}[] = [];
  for (const [id, {group, when}] of Object.entries(fields)) {
    if (when?.(texts) === false) continue;
    const last = all.at(-1);
    if (last && last.title === group) last.ids.push(id);
    else all.push({title: group, ids: [id]});
  }
  return all;
}

function fieldsView({name, tool, facts, shown, handlers}: Props): ReactNode {
  const fields = tool.fields(facts);
  const view = (id: string) => {
    const field = fields[id];
    return field
      ? h(FieldView, {
          key: id,
          id: `tool-${name}-${id}`,
          name: id,
          field,
          text: shown.texts[id] ?? '',
          fault: shown.faults[id],
          onText: (text: string) => handlers.onText(id, text),
        })
      : null;
  };
  return groups(fields, shown.texts).map(({title, ids}) => {
    const isFolded = title !== undefined && tool.folded?.includes(title) === true;
    const fieldset = h(
      'fieldset',
      {key: ids[0], className: 'tool-fields', 'aria-label': isFolded ? title : undefined},
      title === undefined || isFolded ? null : h('legend', null, title),
      ids.map(view),
    );
    if (!isFolded) return fieldset;
    const faulty = ids.filter((id) => shown.faults[id] !== undefined).length;
    return h(
      'details',
      {key: ids[0], className: 'tool-group'},
      h(
        'summary',
        null,
        title,
        faulty === 0 ? null : h('strong', {className: 'tool-fault'}, ` ${faulty} to correct`),
      ),
      fieldset,
    );
  });
}

function button(label: string, onClick: () => void, name?: string, disabled = false): ReactNode {
  const key = name ?? label;
  return h(
    'button',
    {key, type: 'button', className: 'tool-button', name, disabled, onClick},
    label,
  );
}

function actionsView({tool, facts, node, shown, handlers}: Props): ReactNode {
  const actions = Object.entries(tool.actions ?? {}).map(
    ([id, action]) => [id, action(facts)] as const,
  );
  if (actions.length === 0) return null;
  const {acting, progress, failure, asking} = shown;
  const hints = actions.map(([, {hint}]) => hint).filter((hint) => hint !== undefined);
  return h(
    'div',
    {className: 'tool-actions'},
    h(
      'p',
      {className: 'tool-buttons'},
      actions.map(([id, {label}]) =>
        button(label, () => handlers.onAction(id), id, acting !== undefined),
      ),
      acting === undefined ? null : button('Stop', handlers.onStop),
    ),
    node === undefined
      ? null
      : h(
          'p',
          {className: 'tool-node'},
          h(
            'span',
            null,
            'Asks ',
            h('code', null, node.url),
            node.name === '' ? '' : ` (${node.name})`,
          ),
          button('Change', handlers.onChange),
        ),
    hints.map((hint, index) => h('p', {key: `hint-${index}`, className: 'tool-hint'}, hint)),
    asking === undefined ? null : questionView(asking),
    progress === undefined ? null : h('p', {className: 'tool-progress'}, progress),
    failure === undefined
      ? null
      : h(
          'div',
          {className: 'tool-failure', role: 'alert'},
          h('p', null, h('strong', null, failure.title)),
          failure.cause === '' ? null : h('p', null, failure.cause),
          failure.steps.map(({text, code}, index) =>
            h('p', {key: index}, text, code === undefined ? null : h('code', null, code)),
          ),
        ),
  );
}

function outputView({output, faults}: Shown, handlers: Handlers): ReactNode {
  const isOld = Object.keys(faults).length > 0;
  if (!output) return null;
  return h(
    'div',
    {className: isOld ? 'tool-output tool-old' : 'tool-output'},
    isOld
      ? h(
          'p',
          {className: 'tool-text tool-warn'},
          'Correct the marked values; below is the result of the last valid ones.',
        )
      : null,
    output.summary === '' ? null : h('p', {className: 'tool-summary'}, output.summary),
    h(BlocksView, {blocks: output.blocks, handlers}),
  );
}

/** A tool with its values and their result. The page is built with it, and the browser shows the same. */
export default function ToolView(props: Props): ReactNode {
  const {tool, facts, node, shown, handlers} = props;
  return h(
    'form',
    {
      className: 'tool',
      'aria-label': tool.title,
      'data-facts': JSON.stringify(facts),
      'data-node': node && JSON.stringify(node),
      noValidate: true,
      onSubmit: (event: FormEvent) => event.preventDefault(),
    },
    h('p', {className: 'tool-title'}, tool.title),
    fieldsView(props),
    actionsView(props),
    outputView(shown, handlers),
    h(
      'p',
      {className: 'tool-foot'},
      tool.isShared === false ? null : button('Copy link', handlers.onLink),
      button('Reset', handlers.onReset),
    ),
    h('p', {role: 'status', className: 'tool-status'}, shown.announced ?? ''),
  );
}
