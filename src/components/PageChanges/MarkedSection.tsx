import Translate, {translate} from '@docusaurus/Translate';
import type {Marked, MarkedBlock, SectionChange} from '@site/src/changes/types';
import type {ReactNode} from 'react';
import styles from './marked.module.css';

type Shown = Extract<MarkedBlock, {kind: string}>;

/** Text in which code is between backticks. */
function words(text: string, isCode: boolean): ReactNode {
  if (isCode) return text;
  // Odd pieces are code.
  return text
    .split(/`([^`]*)`/u)
    .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}

/** Makes screen readers pause between removed and added words. */
const PAUSE = '; ';

/** Words with what was added and removed; screen readers announce it, too: most of them do not announce the elements. */
function MarkedWords({
  cell,
  isCode,
}: {
  readonly cell: readonly Marked[];
  readonly isCode: boolean;
}): ReactNode {
  return cell.map((part, index) => {
    if (typeof part === 'string') return <span key={index}>{words(part, isCode)}</span>;
    const [mark, text] = part;
    const Element = mark === '+' ? 'ins' : 'del';
    return (
      <Element key={index}>
        <span className={styles.heard}>
          {mark === '+'
            ? translate({id: 'site.changes.heardAdded', message: 'added: '})
            : translate({id: 'site.changes.heardRemoved', message: 'removed: '})}
        </span>
        {words(text, isCode)}
        <span className={styles.heard}>{PAUSE}</span>
      </Element>
    );
  });
}

function Block({kind, cells}: Shown): ReactNode {
  const shown = cells.map((cell, index) => (
    <MarkedWords key={index} cell={cell} isCode={kind === 'code'} />
  ));
  if (kind === 'code')
    return (
      <pre className={styles.code}>
        <code>{shown}</code>
      </pre>
    );
  if (kind === 'row')
    return (
      <p className={styles.row}>
        {shown.map((cell, index) => (
          <span key={index}>{cell}</span>
        ))}
      </p>
    );
  return <p className={styles[kind]}>{shown}</p>;
}

/** Why a section differs, by the release of the node. */
export function Reasons({section: {reasons = []}}: {readonly section: SectionChange}): ReactNode {
  return reasons.map(({release, what}) => (
    <p key={what} className={styles.reason}>
      <Translate
        id="site.changes.reason"
        values={{release: <b>{release}</b>, what: words(what, false)}}>
        {'{release}: {what}'}
      </Translate>
    </p>
  ));
}

/** How a section's heading read before, if it was another. */
function FormerTitle({section: {was, title}}: {readonly section: SectionChange}): ReactNode {
  if (!was || was.title === title) return null;
  return (
    <p className={styles.text}>
      <Translate id="site.changes.formerTitle" values={{title: <del>{was.title}</del>}}>
        {'Its heading was: {title}'}
      </Translate>
    </p>
  );
}

export interface Props {
  readonly section: SectionChange;
  readonly isOpen: boolean;
}

/** The blocks of a section that differ, with their words marked. */
export default function MarkedSection({section, isOpen}: Props): ReactNode {
  return (
    <details className={styles.section} open={isOpen}>
      <summary>
        <Translate id="site.changes.words">What it says</Translate>
      </summary>
      <FormerTitle section={section} />
      {section.blocks.map((block, index) =>
        'same' in block ? (
          <p key={index} className={styles.same} aria-hidden="true" />
        ) : (
          <Block key={index} {...block} />
        ),
      )}
    </details>
  );
}
