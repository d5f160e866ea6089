import ExplainLink from '../ExplainLink';
import Nearest from '@site/src/components/Nearest';
import {writeInto} from '@site/src/search/browser/pasteError';
import {Children, useContext, useRef, type ReactNode} from 'react';
import {Modal} from './context';

interface Props {
  readonly className: string;
  /** DocSearch's icon, title, suggestions (groups of earlier hits) and link. */
  readonly children: ReactNode;
}

/** The modal without results: words of the site that resemble the query take the place of DocSearch's suggestions. */
export default function NoResults({className, children}: Props): ReactNode {
  const {nearest, pasted, onClose} = useContext(Modal);
  const screen = useRef<HTMLDivElement>(null);
  const parts = Children.toArray(children);
  if (nearest.length === 0 && !pasted) return <div className={className}>{children}</div>;
  return (
    <div className={className} ref={screen}>
      {parts.slice(0, 2)}
      {pasted && (
        <p>
          <ExplainLink error={pasted.text} onClick={onClose} />
        </p>
      )}
      <Nearest
        words={nearest}
        onChoose={(word) => {
          const field = screen.current?.closest('[role=dialog]')?.querySelector('input');
          if (!field) return;
          writeInto(field, word);
          field.focus();
        }}
      />
      {parts.at(-1)}
    </div>
  );
}
