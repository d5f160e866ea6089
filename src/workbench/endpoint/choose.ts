import {choiceFrom, keptChainOf, replacementsOf, type Choice} from './choice';
import {loadNetwork} from './loadFacts';
import {currentState, setState} from './store';
import type {NetworkFacts} from '../types';
import {readStored, store} from './stored';

function show(facts: NetworkFacts, choice: Choice | undefined): void {
  setState({
    choice,
    replacements: replacementsOf(facts, choice),
    keptChain: keptChainOf(facts, choice),
  });
}

/** Shows a choice on all pages and keeps it. @throws when the version's data cannot be loaded; nothing has changed then */
export async function choose(
  folder: string,
  choice: Choice | undefined,
  isRemembered: boolean,
): Promise<void> {
  const facts = await loadNetwork(folder);
  show(facts, choice);
  store(choice && JSON.stringify(choice), isRemembered);
}

function parsed(text: string): Choice | undefined {
  try {
    return choiceFrom(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Loads the data of a version's network, and shows the stored choice with its addresses; what is damaged is ignored.
 * Whatever asks a node waits for this: before, the choice is unknown, and a call would go to another node.
 */
export async function restore(folder: string): Promise<NetworkFacts> {
  const facts = await loadNetwork(folder);
  const choice = currentState().choice ?? parsed(readStored()?.text ?? '');
  if (choice) show(facts, choice);
  return facts;
}
