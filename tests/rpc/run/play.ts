import {isStreamMethod} from '@site/src/openrpc/samples/call';
import type {Node} from '../nodes/node';
import {BSC} from '../nodes/program';
import type {Case, Cases} from './cases';
import {httpClient, type Answer, type Ask} from './http';
import {byHand, type Player, type Playing} from './player';
import {Translation} from './translation';

/** A node's answer to an example, in the page's terms. */
export interface Outcome {
  readonly answer: Answer;
  readonly notifications?: readonly unknown[];
}

/** Outcomes by example id; without those that were not executed. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Data folder of a node on the pages. */
const SHOWN_DATADIR = '/var/lib/node';

/** A node on which examples are executed, and the outcomes. */
export class Stage {
  /** Makes a call that is not an example. */
  readonly ask: Ask;
  readonly translation = new Translation();
  readonly outcomes = new Map<string, Outcome>();

  constructor(
    readonly node: Node,
    readonly cases: Cases,
    /** Executes examples. */
    readonly playing: Playing,
  ) {
    this.ask = httpClient(node.http);
  }

  /** An example by its id. @throws for an unknown id. */
  caseOf(id: string): Case {
    const found = this.cases.get(id);
    if (!found) throw new Error(`The reference has no example "${id}".`);
    return found;
  }

  /** Whether the reference has a method: releases of the node differ in theirs. */
  documents(name: string): boolean {
    return [...this.cases.values()].some(({method}) => method.name === name);
  }

  /**
   * Executes an example, over HTTP or as specified, and stores the answer. One of a method that the reference lacks is
   * passed over.
   */
  async play(id: string, ask: Ask = this.playing.ask): Promise<Answer> {
    if (!this.documents(id.split(/[/!]/)[0] ?? '')) return {};
    const {method, params} = this.caseOf(id);
    if (!this.playing.can(id)) return {};
    this.isShown(id, ask === this.playing.ask);
    const answer = await ask(method.name, this.translation.toNode(params));
    this.keep(id, answer);
    return answer;
  }

  /** Executes several examples in sequence. */
  async playAll(ids: readonly string[], ask: Ask = this.playing.ask): Promise<void> {
    for (const id of ids) await this.play(id, ask);
  }

  /** Examples that are executed over HTTP here must use HTTP in the samples of the page, and vice versa. */
  private isShown(id: string, isHttp: boolean): void {
    const {method, failure} = this.caseOf(id);
    // Other nodes use the default transport for examples without a scene.
    if (this.node.name !== BSC.name || !isStreamMethod(method.name) || !failure) return;
    if (isHttp !== (failure['x-transport'] === 'http'))
      throw new Error(
        `${id} was asked over ${isHttp ? 'HTTP' : 'WebSocket'}, x-transport of the data says otherwise.`,
      );
  }

  /** Records that the example's result is a random id: from now on it is translated to the node's. */
  async playDrawn(id: string, ask: Ask = this.playing.ask): Promise<unknown> {
    const {method, params, example} = this.caseOf(id);
    const answer = await ask(method.name, this.translation.toNode(params));
    this.keep(id, answer);
    this.translation.learn(example?.result.value, answer.result);
    return answer.result;
  }

  keep(id: string, {result, error}: Answer, notifications?: readonly unknown[]): void {
    const answer: Answer = error === undefined ? {result} : {error};
    this.outcomes.set(id, {
      answer: this.translation.toPage(answer),
      notifications: notifications && this.translation.toPage(notifications),
    });
  }
}

/** Examples that need the same preparation. */
export interface Scene {
  readonly cases: readonly string[];
  readonly play: (stage: Stage) => Promise<void>;
}

/**
 * Executes scenes on a node in sequence. If one is aborted, its remaining examples are missing from the outcomes, and
 * the next is executed nevertheless.
 * @param tell receives the reason
 */
export async function playScenes(
  node: Node,
  cases: Cases,
  scenes: readonly Scene[],
  tell: (why: string) => void,
  player: Player = byHand,
): Promise<Outcomes> {
  const playing = await player.begin(node);
  const stage = new Stage(node, cases, playing);
  stage.translation.learn(SHOWN_DATADIR, node.datadir);
  for (const scene of scenes)
    await scene
      .play(stage)
      .catch((error: unknown) => tell(`${node.name} ${player.name}: ${String(error)}`));
  return stage.outcomes;
}
