import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useForm} from './formContext';
import {kindName} from './names';
import type {OwnSchema} from './schema';
import styles from './styles.module.css';

interface Props {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Whether the label names several controls. */
  readonly isGroup: boolean;
  /** What the field takes, where its kind is shown beside the label. */
  readonly schema: OwnSchema | undefined;
  readonly onRemove: (() => void) | undefined;
  /** A check box, which comes before its label. */
  readonly children: ReactNode;
}

/** The line above a control: label, kind, whether it is required, and the button that takes it out. */
export default function FieldHead(props: Props): ReactNode {
  const {id, label, isRequired, isGroup, schema, onRemove, children} = props;
  const {context} = useForm();
  return (
    <div className={styles.head}>
      {children}
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {schema && <span className={styles.kind}>{kindName(schema, context.schemas)}</span>}
      {isRequired && (
        <span className={styles.required}>
          <Translate id="site.form.required">required</Translate>
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={translate({id: 'site.form.remove', message: 'Remove {label}'}, {label})}
          onClick={onRemove}>
          ×
        </button>
      )}
    </div>
  );
}
