import Translate, {translate} from '@docusaurus/Translate';
import {useState, useSyncExternalStore, type ReactNode} from 'react';
import styles from './dialogs.module.css';
import {printSection} from './print';
import Step from './Step';
import {sectionInView, sectionsOf, type Section} from './sections';
import {currentDone, setDone, subscribe} from './store';
import {useModal} from './useModal';

interface StepsProps {
  readonly section: Section;
}

function Steps({section: {id, steps}}: StepsProps): ReactNode {
  const done = useSyncExternalStore(subscribe, currentDone, currentDone);
  const [at, setAt] = useState(0);
  const step = steps[at];
  const mark = (number: number) => `${id} ${number}`;
  const toggle = () => {
    const next = new Set(done);
    if (!next.delete(mark(at))) next.add(mark(at));
    setDone(next);
  };
  const count = steps.filter((_, index) => done.has(mark(index))).length;
  return (
    <>
      <p role="status" className={styles.progress}>
        <Translate id="site.runbook.progress" values={{step: at + 1, steps: steps.length, count}}>
          {'Step {step} of {steps}, {count} done'}
        </Translate>
      </p>
      <div className={styles.content}>{step && <Step element={step} />}</div>
      <div className={styles.buttons}>
        <label className={styles.tick}>
          <input type="checkbox" checked={done.has(mark(at))} onChange={toggle} />
          <Translate id="site.runbook.done">Done</Translate>
        </label>
        <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          <Translate id="site.runbook.back">Back</Translate>
        </button>
        <button
          type="button"
          className={styles.main}
          disabled={at >= steps.length - 1}
          onClick={() => setAt(at + 1)}>
          <Translate id="site.runbook.next">Next</Translate>
        </button>
      </div>
    </>
  );
}

interface Props {
  readonly onClose: () => void;
}

/** The page's runbooks, one step a screen. */
export default function Follow({onClose}: Props): ReactNode {
  const dialog = useModal();
  const [sections] = useState(() => sectionsOf(document));
  const [id, setId] = useState(() => sectionInView(sections)?.id);
  const section = sections.find((one) => one.id === id);
  return (
    <dialog
      ref={dialog}
      className={styles.follow}
      aria-label={translate({id: 'site.runbook.follow.title', message: 'Steps of this page'})}
      onClose={onClose}>
      <div className={styles.head}>
        <select
          aria-label={translate({id: 'site.runbook.choose', message: 'Runbook'})}
          value={id}
          onChange={(event) => setId(event.target.value)}>
          {sections.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
        {section && (
          <button type="button" onClick={() => printSection(section)}>
            <Translate id="site.runbook.print">Print</Translate>
          </button>
        )}
        <button type="button" onClick={onClose}>
          <Translate id="site.runbook.close">Close</Translate>
        </button>
      </div>
      {section ? (
        <Steps key={section.id} section={section} />
      ) : (
        <p>
          <Translate id="site.runbook.none">This page has no numbered steps.</Translate>
        </p>
      )}
    </dialog>
  );
}
