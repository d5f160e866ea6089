import type {Message} from '../messages';
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
    // Without a connection there is nothing to keep.
    await visited(message.visited).catch(() => undefined);
    ports[0]?.postMessage(true);
  } else {
    await tidy();
  }
}
