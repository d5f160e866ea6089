import React, {useId, useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {MethodFacts} from '../types';
import JsonView from './JsonView';
import ParamFields from './ParamFields';
import {unitsOf} from './quantity';
import type {Schemas} from './schema';
import styles from './styles.module.css';
import {useCallForm, type OnParams} from './useCallForm';
import viewStyles from './views.module.css';

interface Props {
  /** Of the method; the component needs a key for each method. */
  readonly facts: Pick<MethodFacts, 'params'>;
  readonly schemas: Schemas;
  /** The arguments, right or wrong; undefined keeps what the reader has entered. */
  readonly params: readonly unknown[] | undefined;
  /** Symbol of the network's currency, which is a unit of amounts. */
  readonly symbol: string;
  /** How often the reader tried to run the call with faults: each time all are shown, and the first gets the focus. */
  readonly attempts?: number;
  /** Called at the start and with each change: the arguments, or undefined and what is wrong. */
  readonly onChange: OnParams;
}

/** A form for the arguments of a method, as fields or as JSON. Nothing leaves it that the method's schemas forbid. */
export default function CallForm(props: Props): ReactNode {
  const {facts, schemas, symbol, attempts = 0} = props;
  const name = useId();
  const context = useMemo(() => ({schemas, units: unitsOf(symbol)}), [schemas, symbol]);
  const form = useCallForm(facts.params, props.params, context, props.onChange);
  const isJson = form.text !== undefined;
  const views = [
    {
      label: translate({id: 'site.form.fields', message: 'Form'}),
      isShown: !isJson,
      isDisabled: !form.canShowFields,
      show: form.showFields,
    },
    {
      label: translate({id: 'site.form.json', message: 'JSON'}),
      isShown: isJson,
      isDisabled: false,
      show: form.showJson,
    },
  ];
  if (facts.params.length === 0 && !isJson && form.model.length === 0) {
    return (
      <p className={styles.description}>
        <Translate id="site.form.none">This method takes no arguments.</Translate>
      </p>
    );
  }
  return (
    <div className={styles.form}>
      <fieldset className={viewStyles.views}>
        <legend className={viewStyles.unseen}>
          <Translate id="site.form.view">Show the arguments as</Translate>
        </legend>
        {views.map(({label, isShown, isDisabled, show}) => (
          <label key={label} className={viewStyles.view}>
            <input
              type="radio"
              name={name}
              checked={isShown}
              disabled={isDisabled}
              onChange={show}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {form.text === undefined ? (
        <ParamFields
          params={facts.params}
          onChange={form.setModel}
          {...{model: form.model, faults: form.faults, context, symbol, attempts}}
        />
      ) : (
        <JsonView text={form.text} messages={form.messages} onChange={form.type} />
      )}
    </div>
  );
}
