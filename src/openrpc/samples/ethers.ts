import {isRecord} from '../../profile/parameter';
import {actionOf} from './action';
import {closesStream, isEthStream, isStream, type Call} from './call';
import {ETHERS_ACTIONS} from './ethersActions';
import {Expression} from './expression';
import {platformSocket} from './platformSocket';
import {print, printCall} from './print';
import {TYPESCRIPT as TS} from './style';

function provider(name: string, endpoint: string): string {
  return `const provider = new ${name}(${TS.text(endpoint)});`;
}

/** The provider's event for a subscription, and its payload; undefined for subscriptions without an ethers event. */
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

/** A subscription without an ethers event, through the class that implements its events. */
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

/** The call with ethers 6: its own function for the method if it accepts the arguments. */
export function ethers(call: Call): string {
  if (isStream(call)) return stream(call);
  const raw = {result: 'result', name: 'send', args: [call.method, call.params]};
  const {result, name, args} = actionOf(ETHERS_ACTIONS, call) ?? raw;
  return `import {JsonRpcProvider} from 'ethers';

${provider('JsonRpcProvider', call.endpoint)}

${printCall(`const ${result} = await provider.${name}`, args, TS, 0, ';')}
console.log(${result}${result === 'network' ? '.chainId' : ''});`;
}
