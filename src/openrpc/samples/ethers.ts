import {actionOf} from './action';
import {closesStream, isEthStream, isStream, type Call} from './call';
import {ETHERS_ACTIONS} from './ethersActions';
import {Expression} from './expression';
import {platformSocket} from './platformSocket';
import {print, printCall} from './print';
import {TYPESCRIPT as TS} from './style';
import {isRecord} from './values';

function provider(name: string, endpoint: string): string {
  return `const provider = new ${name}(${TS.text(endpoint)});`;
}

/** What the provider calls a stream, and what it delivers; undefined for streams that ethers has no event for. */
function eventOf([name, filter, ...rest]: readonly unknown[]):
  [event: unknown, seen: string] | undefined {
  if (rest.length > 0) return undefined;
  if (name === 'newHeads' && filter === undefined) return ['block', 'height'];
  if (name === 'newPendingTransactions' && filter === undefined) return ['pending', 'hash'];
  return name === 'logs' && isRecord(filter) && Object.keys(filter).length > 0
    ? [filter, 'log']
    : undefined;
}

function events(event: unknown, seen: string, endpoint: string): string {
  const heard = `, (${seen}) => console.log(${seen}));`;
  return `import {WebSocketProvider} from 'ethers';

${provider('WebSocketProvider', endpoint)}

${isRecord(event) ? '// ethers does not report removed logs.\n' : ''}await provider.on(${print(event, TS, 0, 'await provider.on('.length + heard.length)}${heard}
// To end it: await provider.destroy();`;
}

function ending(endpoint: string): string {
  return `import {WebSocketProvider} from 'ethers';

${provider('WebSocketProvider', endpoint)}
const show = (height: number) => console.log(height);

await provider.on('block', show);
await provider.off('block', show); // the last listener to go ends the subscription`;
}

/** A stream that ethers has no event for, by the class that its own events are made of. */
function subscriber({params, endpoint}: Call): string {
  return `import {SocketSubscriber, WebSocketProvider, type SocketProvider} from 'ethers';

class Stream extends SocketSubscriber {
  async _emit(_provider: SocketProvider, message: unknown): Promise<void> {
    console.log(message);
  }
}

${provider('WebSocketProvider', endpoint)}
${printCall('const stream = new Stream', [new Expression('provider'), params], TS, 0, ';')}
stream.start();
// To end it: stream.stop();`;
}

function stream(call: Call): string {
  if (!isEthStream(call)) return platformSocket(call, 'ethers');
  if (closesStream(call)) return ending(call.endpoint);
  const event = eventOf(call.params);
  return event ? events(...event, call.endpoint) : subscriber(call);
}

/** The call by ethers 6: its function for the method where it has one that takes the arguments. */
export function ethers(call: Call): string {
  if (isStream(call)) return stream(call);
  const raw = {result: 'result', name: 'send', args: [call.method, call.params]};
  const {result, name, args} = actionOf(ETHERS_ACTIONS, call) ?? raw;
  return `import {JsonRpcProvider} from 'ethers';

${provider('JsonRpcProvider', call.endpoint)}

${printCall(`const ${result} = await provider.${name}`, args, TS, 0, ';')}
console.log(${result}${result === 'network' ? '.chainId' : ''});`;
}
