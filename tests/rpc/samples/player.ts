import {isDeepStrictEqual} from 'node:util';
import {isStreamMethod} from '@site/src/openrpc/samples/call';
import {ethers} from '@site/src/openrpc/samples/ethers';
import {viem} from '@site/src/openrpc/samples/viem';
import {lists, NOT_BY_SAMPLE} from '../exceptions';
import type {Node} from '../nodes/node';
import type {Answer} from '../run/http';
import type {Player, Playing} from '../run/player';
import type {Socket} from '../run/socket';
import {inPlace, waitFor} from '../run/waitFor';
import {agrees, blames, excerpt} from './agreement';
import {type Program, runProgram} from './program';
import {type Exchange, tap, type Wire} from './wire';

type Write = typeof viem;

/** The answer to a program's call: the same call if it was made, else the same method's last. */
function answerTo(method: string, params: readonly unknown[], heard: readonly Exchange[]) {
  const asked = heard.filter((exchange) => exchange.method === method);
  return (asked.find((exchange) => isDeepStrictEqual(exchange.params, params)) ?? asked.at(-1))
    ?.answer;
}

/** What is wrong with a program's output or error, given the answer. */
function faultOf({printed}: Program, thrown: unknown, {result, error}: Answer): string | undefined {
  if (error)
    return blames(thrown, error.message)
      ? undefined
      : `was answered ${excerpt(error)}, threw ${excerpt(thrown)}`;
  if (thrown !== undefined)
    // viem throws for missing items.
    return result === null ? undefined : `threw ${excerpt(thrown)}`;
  return printed.length === 1 && agrees(printed[0], result)
    ? undefined
    : `was answered ${excerpt(result)}, printed ${excerpt(printed)}`;
}

/**
 * Whether a subscription's program has printed everything that was delivered, verbatim or inside its message. Removed
 * logs may be missing: ethers has no event for them.
 */
function tells(printed: readonly unknown[], delivered: readonly unknown[]): boolean {
  const lines = printed.map(
    (line) => (line as {params?: {result: unknown}} | null)?.params?.result ?? line,
  );
  const isRemoved = (each: unknown) => (each as {removed?: boolean}).removed === true;
  return delivered.every((each) => isRemoved(each) || lines.some((line) => agrees(line, each)));
}

class SamplePlaying implements Playing {
  constructor(
    private readonly write: Write,
    private readonly wire: Wire,
    private readonly complain: (fault: string) => void,
  ) {}

  readonly ask = async (method: string, params: readonly unknown[]): Promise<Answer> => {
    const before = this.wire.exchanges.length;
    const program = this.run(method, params, this.wire.http);
    const {thrown} = await program.ended;
    const answer = answerTo(method, params, this.wire.exchanges.slice(before));
    const fault = answer
      ? faultOf(program, thrown, answer)
      : `asked nothing, threw ${excerpt(thrown)}`;
    if (fault !== undefined) this.complain(`${method} ${excerpt(params)} ${fault}`);
    return answer ?? {error: {code: 0, message: 'not asked'}};
  };

  readonly connect = (): Promise<Socket> => {
    const programs = new Map<unknown, Program>();
    const stream = async (method: string, params: readonly unknown[]): Promise<Answer> => {
      const before = this.wire.exchanges.length;
      const program = this.run(method, params, this.wire.ws);
      const answer = await waitFor(`an answer to ${method}`, () =>
        Promise.resolve(answerTo(method, params, this.wire.exchanges.slice(before))),
      );
      programs.set(answer.result, program);
      await inPlace();
      return answer;
    };
    const awaited = async (subscription: unknown, count: number) => {
      const found = await waitFor(`${count} notifications`, () => {
        const delivered = this.wire.delivered(subscription);
        return Promise.resolve(delivered.length >= count ? delivered : undefined);
      });
      const printed = programs.get(subscription)?.printed ?? [];
      await waitFor(`a printed line for each of ${excerpt(found)}`, () =>
        Promise.resolve(tells(printed, found) ? true : undefined),
      );
      return found;
    };
    return Promise.resolve({
      ask: (method, params) =>
        isStreamMethod(method) ? stream(method, params) : this.ask(method, params),
      delivered: this.wire.delivered,
      awaited,
      close: () => undefined,
    });
  };

  readonly can = (id: string): boolean => !lists(Object.keys(NOT_BY_SAMPLE), id);

  private run(method: string, params: readonly unknown[], endpoint: string): Program {
    return runProgram(this.write({method, params, endpoint}));
  }
}

/** Executes the samples of the pages; reports those that do not print the node's answer. */
function samplePlayer(name: string, write: Write): Player {
  const faults: string[] = [];
  return {
    name,
    faults,
    begin: async (node: Node) =>
      new SamplePlaying(write, await tap(node), (fault) => faults.push(`${name}: ${fault}`)),
  };
}

export const samplePlayers = (): readonly Player[] => [
  samplePlayer('viem', viem),
  samplePlayer('ethers', ethers),
];
