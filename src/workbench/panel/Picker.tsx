import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useState, type ReactNode} from 'react';
import {sameHostOver, type Choice} from '../endpoint/choice';
import {choose} from '../endpoint/choose';
import {currentState} from '../endpoint/store';
import {readStored} from '../endpoint/stored';
import {checkUrl} from '../requests/checkUrl';
import {findWallets, type Wallet} from '../requests/wallet';
import type {NetworkFacts} from '../types';
import styles from './panel.module.css';
import pickerStyles from './picker.module.css';
import {forgetNodes} from './runCall';

/** One of the choices as a text, for a group of radio buttons. */
function keyOf(choice: Choice | undefined, {chains}: NetworkFacts): string {
  if (choice === undefined) return chains[0]?.http[0] ?? 'local';
  if (choice.kind === 'network') return choice.http;
  return choice.kind === 'wallet' ? `wallet:${choice.rdns}` : choice.kind;
}

interface OptionProps {
  readonly group: string;
  readonly value: string;
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  readonly label: string;
  readonly detail?: string | undefined;
}

function Option({group, value, chosen, onChoose, label, detail}: OptionProps): ReactNode {
  return (
    <label className={pickerStyles.option}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      <span>
        {label}
        {detail !== undefined && <code>{detail}</code>}
      </span>
    </label>
  );
}

interface Own {
  readonly http: string;
  readonly ws: string;
}

/** The reader's own addresses: of two kinds, either of which is derived from the other if it is left out. */
function ownChoice({http, ws}: Own): Choice | {readonly fault: string; readonly at: 'http' | 'ws'} {
  const check = (text: string, scheme: 'http' | 'ws') => {
    const checked = checkUrl(text, window.location.protocol);
    if ('fault' in checked) return {fault: checked.fault, at: scheme};
    const isRight = new RegExp(`^${scheme}s?:`).test(checked.url);
    return isRight
      ? checked.url
      : {
          fault: translate(
            {
              id: 'site.workbench.endpoint.scheme',
              message: 'Expected {scheme}:// or {scheme}s://.',
            },
            {scheme},
          ),
          at: scheme,
        };
  };
  const first = check(http.trim() === '' ? sameHostOver('http', ws.trim()) : http, 'http');
  if (typeof first !== 'string') return first;
  const second = check(ws.trim() === '' ? sameHostOver('ws', first) : ws, 'ws');
  return typeof second === 'string' ? {kind: 'own', http: first, ws: second} : second;
}

function useWallets(): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  useEffect(() => findWallets(setWallets), []);
  return wallets;
}

export interface Props {
  readonly network: NetworkFacts;
  readonly folder: string;
  readonly onDone: () => void;
}

/** Chooses which node all samples name and all calls go to. Nothing is sent by choosing. */
export default function Picker({network, folder, onDone}: Props): ReactNode {
  const {choice} = currentState();
  const id = useId();
  const [chosen, setChosen] = useState(keyOf(choice, network));
  const [own, setOwn] = useState<Own>(choice?.kind === 'own' ? choice : {http: '', ws: ''});
  const [isRemembered, setIsRemembered] = useState(readStored()?.isRemembered === true);
  const [fault, setFault] = useState<{readonly fault: string; readonly at: string}>();
  const wallets = useWallets();
  const option = {group: id, chosen, onChoose: setChosen};

  const asChoice = ():
    Choice | undefined | {readonly fault: string; readonly at: 'http' | 'ws'} => {
    if (chosen === keyOf(undefined, network)) return undefined;
    if (chosen === 'local') return {kind: 'local'};
    if (chosen === 'own') return ownChoice(own);
    const wallet = wallets.find(({rdns}) => chosen === `wallet:${rdns}`);
    if (wallet) return {kind: 'wallet', rdns: wallet.rdns, name: wallet.name};
    const chain = network.chains.find(({http}) => http.includes(chosen));
    if (chain) return {kind: 'network', chain: chain.key, http: chosen};
    // What was stored is no longer there, such as a wallet that was removed.
    const fault = translate({id: 'site.workbench.endpoint.none', message: 'Choose one of these.'});
    return {fault, at: 'http'};
  };
  const apply = (next: Choice | undefined, remembered: boolean) => {
    forgetNodes();
    choose(folder, next, remembered).then(onDone, () =>
      setFault({
        fault: translate({
          id: 'site.workbench.endpoint.failed',
          message: 'It could not be set. Try again.',
        }),
        at: '',
      }),
    );
  };
  const submit = () => {
    const next = asChoice();
    if (next && 'fault' in next) setFault(next);
    else apply(next, isRemembered);
  };
  const field = (name: 'http' | 'ws', label: string, placeholder: string) => (
    <label className={styles.field}>
      {label}
      <input
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        value={own[name]}
        aria-invalid={fault?.at === name}
        aria-describedby={fault?.at === name ? `${id}-fault` : undefined}
        onChange={(event) => {
          setFault(undefined);
          setOwn({...own, [name]: event.target.value});
        }}
      />
    </label>
  );
  return (
    <form
      className={pickerStyles.picker}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}>
      <fieldset>
        <legend>
          <Translate id="site.workbench.endpoint.legend">Requests go to</Translate>
        </legend>
        {network.chains.flatMap(({name, chainId, http}) =>
          http.map((url) => (
            <Option key={url} {...option} value={url} label={`${name} (${chainId})`} detail={url} />
          )),
        )}
        <Option
          {...option}
          value="local"
          label={translate({
            id: 'site.workbench.endpoint.local',
            message: 'A node on this machine',
          })}
          detail={network.local.http}
        />
        {wallets.map(({rdns, name}) => (
          <Option
            key={rdns}
            {...option}
            value={`wallet:${rdns}`}
            label={translate(
              {id: 'site.workbench.endpoint.wallet', message: '{name} (wallet, reading only)'},
              {name},
            )}
          />
        ))}
        <Option
          {...option}
          value="own"
          label={translate({id: 'site.workbench.endpoint.own', message: 'An address of my own'})}
        />
        {chosen === 'own' && (
          <div className={pickerStyles.own}>
            {field('http', 'HTTP', 'https://node.example')}
            {field(
              'ws',
              translate({id: 'site.workbench.endpoint.ws', message: 'WebSocket, if it differs'}),
              sameHostOver('ws', own.http.trim()) || 'wss://node.example',
            )}
          </div>
        )}
      </fieldset>
      <label className={styles.inline}>
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={(event) => setIsRemembered(event.target.checked)}
        />
        <Translate id="site.workbench.endpoint.remember">
          Remember it in this browser (otherwise until the tab is closed)
        </Translate>
      </label>
      <p id={`${id}-fault`} role="alert" className={pickerStyles.fault}>
        {fault?.fault}
      </p>
      <div className={styles.actions}>
        <button type="submit" className={styles.run}>
          <Translate id="site.workbench.endpoint.apply">Use it</Translate>
        </button>
        <button type="button" className={styles.button} onClick={onDone}>
          <Translate id="site.workbench.endpoint.cancel">Cancel</Translate>
        </button>
        {choice !== undefined && (
          <button type="button" className={styles.button} onClick={() => apply(undefined, false)}>
            <Translate id="site.workbench.forget">Forget</Translate>
          </button>
        )}
      </div>
    </form>
  );
}
