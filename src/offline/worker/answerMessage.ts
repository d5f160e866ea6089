import type {Message} from '../messages';
import {problemOf} from '../saving/problem';
import {copies} from './copies';
import {visited} from './navigation';
import {originOf, setOrigin} from './origins';
import type {MessageEvent} from './scope';
import {tidy} from './tidy';

async function belongTo(client: string, cache: string): Promise<void> {
  const copy = (await copies()).find((each) => each.cache === cache);
  if (copy) await setOrigin(client, {kind: 'copy', cache, savedAt: copy.savedAt});
}

/** Does what a page asks for. */
export async function answerMessage(
  {source, ports}: Pick<MessageEvent, 'source' | 'ports'>,
  message: Message,
): Promise<void> {
  if ('ask' in message) {
    ports[0]?.postMessage((await originOf(source?.id ?? '')) ?? null);
  } else if ('belongsTo' in message) {
    await belongTo(source?.id ?? '', message.belongsTo);
  } else if ('visited' in message) {
    const problem = await visited(message.visited).then(() => null, problemOf);
    ports[0]?.postMessage(problem);
  } else {
    await tidy();
  }
}
