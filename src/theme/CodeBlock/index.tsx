import type {Kept} from '@site/src/docusaurus-patches/lean-pages/preservedMarkup';
import clsx from 'clsx';
import {Children, type ReactNode} from 'react';
import Code from './Code';
import Frame from './Frame';
import OnDemand from './OnDemand';
import styles from './styles.module.css';

export interface Props {
  /** Code; elements are shown as they are. */
  readonly children?: ReactNode;
  /** Highlighted code, instead of children: what src/remark/codeBlocks.ts makes of a fence. */
  readonly html?: string;
  /** In place of `html` where the page has it already. */
  readonly kept?: Kept;
  /** With `html`: the number of the first line, where lines are numbered. */
  readonly firstLine?: number | string;
  readonly language?: string;
  readonly title?: ReactNode;
  readonly className?: string;
  /** What follows the language of a fence. */
  readonly metastring?: string;
  readonly showLineNumbers?: boolean | number;
}

function languageOf({language, className = ''}: Props): string {
  const named = language ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1];
  return (named ?? 'text').toLowerCase();
}

/** Children that are nothing but text; undefined where there are elements among them. */
function textOf(children: ReactNode): string | undefined {
  const parts: string[] = [];
  for (const part of Children.toArray(children)) {
    if (typeof part === 'object') return undefined;
    parts.push(String(part));
  }
  return parts.join('').replace(/\n$/, '');
}

/** A block of code: highlighted while the site was built, or else in the browser. */
export default function CodeBlock(props: Props): ReactNode {
  const {children, html, kept, firstLine, title, className, metastring, showLineNumbers} = props;
  const language = languageOf(props);
  const named = `language-${language}`;
  const frame = {
    language,
    title,
    className: className?.includes(named) ? className : clsx(named, className),
  };
  if (kept ?? html !== undefined) {
    return (
      <Frame {...frame}>
        <Code
          {...{html, kept}}
          firstLine={firstLine === undefined ? undefined : Number(firstLine)}
        />
      </Frame>
    );
  }
  const code = textOf(children);
  if (code === undefined) {
    return (
      <Frame {...frame}>
        <code className={styles.code}>{children}</code>
      </Frame>
    );
  }
  const numbers = showLineNumbers === true ? 1 : showLineNumbers;
  const numberFrom = numbers === false ? undefined : numbers;
  return <OnDemand key={code} {...frame} {...{code, metastring, firstLine: numberFrom}} />;
}
