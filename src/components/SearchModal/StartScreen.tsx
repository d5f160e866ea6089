import tasks from '@generated/search-index/default/tasks.json';
import Link from '@docusaurus/Link';
import {useShownVersion} from '@site/src/versions/useShownVersion';
import {useContext, type ReactNode} from 'react';
import {Modal} from './context';

interface Props {
  readonly className: string;
  /** DocSearch's own text. */
  readonly children: ReactNode;
}

/** The modal before anything is typed: tasks of the version's readers, from `docs/_data/search-tasks.json`. */
export default function StartScreen({className, children}: Props): ReactNode {
  const {onClose} = useContext(Modal);
  const readers = tasks[useShownVersion().name] ?? [];
  return (
    <div className={className}>
      {children}
      <div className="search-tasks">
        {readers.map(({reader, tasks: own}) => (
          <section key={reader} aria-label={reader}>
            <p className="DocSearch-Hit-source">{reader}</p>
            <ul>
              {own.map(({label, to}) => (
                <li key={to}>
                  <Link to={to} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
