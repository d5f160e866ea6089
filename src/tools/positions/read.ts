import {hexOf, quantity, readFinal, type Header} from '../reading/block';
import {callsAt, type CallAll} from '../reading/calls';
import {callOf} from '../reading/contracts';
import {validatorsAt, type Validator} from '../reading/validators';
import type {Answer} from '../reading/words';
import {Fault, type Acting} from '../types';
import type {PositionsFacts} from './facts';

/** An entry of the queue with one validator. Amounts in wei. */
export interface Request {
  readonly shares: bigint;
  readonly amount: bigint;
  /** When it can be claimed, in milliseconds since 1970: not before those ahead of it, whose period may have been longer. */
  readonly at: number;
}

/** What an account has with one validator. */
export interface Position {
  readonly operator: string;
  readonly credit: string;
  readonly name: string;
  readonly isJailed: boolean;
  readonly shares: bigint;
  readonly value: bigint;
  readonly requests: readonly Request[];
  /** Requests that were not read: the queue is longer than what is read of it. */
  readonly unread: number;
}

/** Vote tokens and votes of an account, in the smallest unit. */
export interface Votes {
  /** Vote tokens that it has, and votes that were delegated to it. */
  readonly tokens: bigint;
  readonly power: bigint;
  /** Undefined when nobody votes with them. */
  readonly delegate: string | undefined;
}

/** What the contracts say of an account at one block. Amounts in wei. */
export interface Positions {
  readonly address: string;
  readonly node: string;
  readonly chainId: number | undefined;
  readonly block: Header;
  /** Validators in all, and those that have been read. */
  readonly total: number;
  readonly done: number;
  readonly positions: readonly Position[];
  readonly votes: Votes | undefined;
  /** The account is this validator's credit contract. */
  readonly creditOf: string | undefined;
}

/** Validators whose contracts are asked before what was found is shown. */
const GROUP = 20;

/** Requests that are read of one queue. */
const QUEUE = 50;

function sure(answer: Answer | undefined, what: string): Answer {
  if (!answer) throw new Fault(`The contract did not answer ${what}.`);
  return answer;
}

interface Held {
  readonly validator: Validator;
  readonly shares: bigint;
  /** Length of the queue. */
  readonly pending: number;
}

function requestOf(answer: Answer | undefined): Request {
  const found = sure(answer, 'unbondRequest');
  return {
    shares: found.number(0),
    amount: found.number(1),
    at: Number(found.number(2)) * 1000,
  };
}

/** Reads the queues of all, one after the other in the result. */
async function readQueues(callAll: CallAll, held: readonly Held[], address: string) {
  const entries = held.flatMap(({validator, pending}) =>
    Array.from({length: Math.min(pending, QUEUE)}, (_, index) => ({validator, index})),
  );
  const answers = await callAll(
    entries.map(({validator: {credit}, index}) =>
      callOf(credit, 'StakeCredit.unbondRequest(address,uint256)', address, index),
    ),
  );
  return (validator: Validator): Request[] =>
    answers
      .filter((_, index) => entries[index]?.validator === validator)
      .map(requestOf)
      .map((request, index, all) => ({
        ...request,
        at: Math.max(...all.slice(0, index + 1).map(({at}) => at)),
      }));
}

async function readHeld(
  callAll: CallAll,
  held: readonly Held[],
  address: string,
  hub: string,
): Promise<Position[]> {
  const answers = await callAll(
    held.flatMap(({validator: {operator, credit}}) => [
      callOf(credit, 'StakeCredit.getPooledBNB(address)', address),
      callOf(hub, 'StakeHub.getValidatorDescription(address)', operator),
      callOf(hub, 'StakeHub.getValidatorBasicInfo(address)', operator),
    ]),
  );
  const requestsOf = await readQueues(callAll, held, address);
  return held.map(({validator, shares, pending}, index) => {
    const [value, description, basic] = answers.slice(3 * index, 3 * index + 3);
    return {
      ...validator,
      name: description?.text(0, 1) ?? '',
      isJailed: basic?.flag(1) ?? false,
      shares,
      value: sure(value, 'getPooledBNB').number(0),
      requests: requestsOf(validator),
      unread: Math.max(0, pending - QUEUE),
    };
  });
}

async function readVotes(callAll: CallAll, address: string, token: string): Promise<Votes> {
  const [balance, power, delegate] = await callAll([
    callOf(token, 'GovToken.balanceOf(address)', address),
    callOf(token, 'GovToken.getVotes(address)', address),
    callOf(token, 'GovToken.delegates(address)', address),
  ]);
  const to = sure(delegate, 'delegates').address(0);
  return {
    tokens: sure(balance, 'balanceOf').number(0),
    power: sure(power, 'getVotes').number(0),
    delegate: /^0x0+$/u.test(to) ? undefined : to,
  };
}

/**
 * Reads what an account has with all validators. Shows what has been read after each group of validators.
 *
 * @throws AskError when the node fails, Fault when it is on another chain
 */
export async function readPositions(
  address: string,
  {hub, token}: PositionsFacts,
  {asked: choose, say, show}: Pick<Acting<unknown, Positions>, 'asked' | 'say' | 'show'>,
): Promise<Positions> {
  const asked = await choose();
  const chainId = quantity(await asked.call('eth_chainId'));
  const block = await readFinal(asked);
  const callAll = await callsAt(asked, hexOf(block.number));
  const validators = await validatorsAt(callAll, hub);
  const total = validators.length;
  let reading: Positions = {
    address,
    node: asked.name,
    chainId,
    block,
    total,
    done: 0,
    positions: [],
    votes: undefined,
    creditOf: validators.find(({credit}) => credit === address)?.operator,
  };
  reading = {...reading, votes: await readVotes(callAll, address, token)};
  for (let from = 0; from < total; from += GROUP) {
    say(`Reading validators ${from + 1} to ${Math.min(total, from + GROUP)} of ${total} …`);
    const group = validators.slice(from, from + GROUP);
    const answers = await callAll(
      group.flatMap(({credit}) => [
        callOf(credit, 'StakeCredit.balanceOf(address)', address),
        callOf(credit, 'StakeCredit.pendingUnbondRequest(address)', address),
      ]),
    );
    const held = group
      .map((validator, index) => ({
        validator,
        shares: sure(answers[2 * index], 'balanceOf').number(0),
        pending: Number(sure(answers[2 * index + 1], 'pendingUnbondRequest').number(0)),
      }))
      .filter(({shares, pending}) => shares > 0n || pending > 0);
    const found = await readHeld(callAll, held, address, hub);
    reading = {
      ...reading,
      done: from + group.length,
      positions: [...reading.positions, ...found],
    };
    show(reading);
  }
  return reading;
}
