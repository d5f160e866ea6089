import {readSet} from '../next-turn/snapshot';
import {readHeader, type Header} from '../reading/block';
import {Fault, type Asked} from '../types';
import {instantText} from './instant';

const ofHead = ({number, at}: Header) => ({number: String(number), at: instantText(at)});

/**
 * Texts of the fields for the newest block, and for the turns and the mining set where the chain announces them.
 *
 * @param epoch length of one in blocks, where the node does not tell it
 */
export async function readHead(
  asked: Pick<Asked, 'call'>,
  epoch: number,
): Promise<Readonly<Record<string, string>>> {
  try {
    const set = await readSet(asked, epoch);
    return {
      ...ofHead(set.head),
      turn: String(set.turnLength),
      validators: String(set.validators.length),
      epoch: String(set.epoch),
    };
  } catch (error) {
    // Other chains announce nothing.
    if (!(error instanceof Fault)) throw error;
    return ofHead(await readHeader(asked, 'latest'));
  }
}
