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

/** Shows the stored choice with the addresses of a version; what is damaged is ignored. */
export async function restore(folder: string): Promise<void> {
  const choice = currentState().choice ?? parsed(readStored()?.text ?? '');
  if (!choice) return;
  const facts = await loadNetwork(folder);
  show(facts, choice);
}
