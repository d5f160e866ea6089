import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Draft} from './draft';
import {useForm} from './formContext';
import {kindName} from './names';
import type {OwnSchema} from './schema';
import {startDraft} from './start';
import styles from './styles.module.css';
import {withPurpose} from './toValue';

interface Props {
  readonly id: string;
  /** Name of the field. */
  readonly label: string;
  readonly path: string;
  readonly schema: OwnSchema;
  readonly choices: readonly OwnSchema[];
  /** The choices that the reader gets. */
  readonly offered: readonly OwnSchema[];
  readonly chosen: Draft & {kind: 'variant'};
  readonly onChange: (draft: Draft) => void;
}

/** Chooses how a value is given: a block by tag, number or hash. What was entered for another way is dropped. */
export default function VariantSelect(props: Props): ReactNode {
  const {id, label, path, schema, choices, offered, chosen, onChange} = props;
  const {context} = useForm();
  return (
    <select
      id={id}
      className={styles.control}
      aria-label={translate({id: 'site.form.variant', message: 'Kind of {label}'}, {label})}
      value={chosen.index}
      onChange={(event) => {
        const index = Number(event.target.value);
        const choice = withPurpose(choices[index] ?? {}, schema);
        onChange({kind: 'variant', index, draft: startDraft(choice, path, context)});
      }}>
      {offered.map((choice) => (
        <option key={choices.indexOf(choice)} value={choices.indexOf(choice)}>
          {kindName(choice, context.schemas)}
        </option>
      ))}
    </select>
  );
}
