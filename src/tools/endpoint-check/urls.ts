import {secretIn} from '../../workbench/secret';
import {Fault} from '../types';

/** Endpoints that are checked at once. */
const MOST = 8;

function checked(line: string, number: number): string {
  const where = `Line ${number}`;
  if (secretIn(line) !== undefined)
    throw new Fault(`${where} looks like a key or a recovery phrase. Never paste one into a page.`);
  if (!/^(?:https?|wss?):\/\//iu.test(line))
    throw new Fault(`${where}: an address begins with https://, http://, wss:// or ws://.`);
  if (!URL.canParse(line) || /\s/u.test(line)) throw new Fault(`${where} is not an address.`);
  if (new URL(line).username !== '')
    throw new Fault(`${where}: browsers refuse addresses with a user name or password.`);
  return line;
}

/** Addresses, one on each line; duplicates are checked once. @throws Fault with the number of the line */
export function readUrls(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line, index) => [line.trim(), index + 1] as const)
    .filter(([line]) => line !== '');
  const urls = [...new Set(lines.map(([line, number]) => checked(line, number)))];
  if (urls.length > MOST) throw new Fault(`Enter at most ${MOST} addresses.`);
  return urls;
}
