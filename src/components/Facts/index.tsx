import type {ReactNode} from 'react';
import CopyValue from '../CopyValue';
import {withErrorBoundary} from '../ErrorBoundary';
import styles from './styles.module.css';

interface FactsProps {
  /** The `<Fact>` elements, most wanted first. */
  readonly children: ReactNode;
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** Whether the value gets a copy button. */
  readonly copy?: boolean;
}

function Strip({children}: FactsProps): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}

function One({name, value, copy = false}: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{copy ? <CopyValue value={value} name={name} /> : value}</dd>
    </div>
  );
}

/** The values that readers look up most often, in one strip. */
export const Facts = withErrorBoundary(Strip);

/** One value with its label. */
export const Fact = withErrorBoundary(One);
