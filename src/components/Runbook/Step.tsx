import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './dialogs.module.css';
import {copyOf} from './sections';

/** A block of commands in the copy of a step, and where its button goes. */
interface Commands {
  readonly text: string;
  readonly place: Element;
}

function commandsIn(step: Element): Commands[] {
  return Array.from(step.querySelectorAll('pre'), (block) => {
    const place = document.createElement('p');
    place.className = styles.copy ?? '';
    block.after(place);
    return {text: block.textContent, place};
  });
}

/** One step as the page has it, in large type. */
export default function Step({element}: {readonly element: Element}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [commands, setCommands] = useState<readonly Commands[]>([]);
  useEffect(() => {
    const copy = copyOf(element);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The buttons go into a copy of the page's elements, which exists only now.
    setCommands(commandsIn(copy));
    host.current?.replaceChildren(...Array.from(copy.childNodes));
    host.current?.focus();
  }, [element]);
  return (
    <>
      <div ref={host} className={`markdown ${styles.step}`} tabIndex={-1} />
      {commands.map(({text, place}, index) =>
        createPortal(
          <CopyButton
            text={() => text}
            label={translate(
              {id: 'site.runbook.copy', message: 'Copy command {number}'},
              {number: index + 1},
            )}
          />,
          place,
          String(index),
        ),
      )}
    </>
  );
}
