import {isStreamMethod} from '@site/src/openrpc/samples/call';
import type {Node} from '../nodes/node';
import {BSC} from '../nodes/program';
import type {Case, Cases} from './cases';
import {httpClient, type Answer, type Ask} from './http';
import {byHand, type Player, type Playing} from './player';
import {Translation} from './translation';

/** What a node made of an example, in the words of the page. */
export interface Outcome {
  readonly answer: Answer;
  readonly notifications?: readonly unknown[];
}

/** Outcomes by the ids of examples; what was not played is not there. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Folder of a node's data on the pages. */
const SHOWN_DATADIR = '/var/lib/node';

/** A node on which examples are played, and what came of them. */
export class Stage {
  /** Asks for what is not an example. */
  readonly ask: Ask;
  readonly translation = new Translation();
  readonly outcomes = new Map<string, Outcome>();

  constructor(
    readonly node: Node,
    readonly cases: Cases,
    /** Asks what examples ask. */
    readonly playing: Playing,
  ) {
    this.ask = httpClient(node.http);
  }

  /** An example by its id. @throws when the reference has none of that name. */
  caseOf(id: string): Case {
    const found = this.cases.get(id);
    if (!found) throw new Error(`The reference has no example "${id}".`);
    return found;
  }

  /** Asks what an example asks, over HTTP or as told, and keeps the answer. */
  async play(id: string, ask: Ask = this.playing.ask): Promise<Answer> {
    const {method, params} = this.caseOf(id);
    if (!this.playing.can(id)) return {};
    this.isShown(id, ask === this.playing.ask);
    const answer = await ask(method.name, this.translation.toNode(params));
    this.keep(id, answer);
    return answer;
  }

  /** Plays several examples, one after the other. */
  async playAll(ids: readonly string[], ask: Ask = this.playing.ask): Promise<void> {
    for (const id of ids) await this.play(id, ask);
  }

  /** What is asked over HTTP here has to be asked over HTTP by the samples of the page, and the reverse. */
  private isShown(id: string, isHttp: boolean): void {
    const {method, failure} = this.caseOf(id);
    // Other nodes are asked what they have no scene for as it comes.
    if (this.node.name !== BSC.name || !isStreamMethod(method.name) || !failure) return;
    if (isHttp !== (failure['x-transport'] === 'http'))
      throw new Error(
        `${id} was asked over ${isHttp ? 'HTTP' : 'WebSocket'}, x-transport of the data says otherwise.`,
      );
  }

  /** Asks for what the example shows as its result to be drawn anew: its id stands for the node's from now on. */
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

/** Some examples that need the same surroundings. */
export interface Scene {
  readonly cases: readonly string[];
  readonly play: (stage: Stage) => Promise<void>;
}

/**
 * Plays scenes on a node, one after the other. Where one breaks off, what it has not come to is missing from the
 * outcomes, and the next is played all the same.
 * @param tell is told why a scene broke off
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
