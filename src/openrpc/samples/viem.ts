import {actionOf} from './action';
import {closesStream, isEthStream, isStream, type Call} from './call';
import {platformSocket} from './platformSocket';
import {print, printCall} from './print';
import {TYPESCRIPT as TS} from './style';
import {VIEM_ACTIONS} from './viemActions';

/** Subscriptions in viem's types. */
const TYPED_STREAMS = ['newHeads', 'logs', 'newPendingTransactions', 'syncing'];

/** Methods whose arguments are in viem's types, besides those with actions. */
const TYPED_REQUESTS: Readonly<Record<string, number>> = {
  eth_coinbase: 0,
  net_listening: 0,
  net_peerCount: 0,
  net_version: 0,
};

function client(transport: string, endpoint: string): string {
  const line = `const client = createPublicClient({transport: ${transport}(${TS.text(endpoint)})});`;
  return `import {createPublicClient, ${transport}} from 'viem';\n\n${line}\n`;
}

function stream(call: Call): string {
  const [name] = call.params;
  const asked = closesStream(call) ? ['newHeads'] : call.params;
  const isTyped =
    TYPED_STREAMS.includes(String(asked[0])) &&
    (name !== 'newPendingTransactions' || asked.length === 1);
  const note = isTyped ? '' : "  // viem's types list Ethereum's streams only.\n";
  const cast = isTyped ? '' : " as unknown as ['newHeads']";
  const params = `${print(asked, TS, 1, 'params: ,'.length + cast.length)}${cast}`;
  const lines = [
    client('webSocket', call.endpoint),
    `const {unsubscribe} = await client.transport.subscribe({`,
    `${note}  params: ${params},`,
    `  onData: ({result}) => console.log(result),`,
    `  onError: (error) => console.error(error),`,
    `});`,
  ];
  const end = closesStream(call)
    ? 'console.log(await unsubscribe());'
    : '// To end it: await unsubscribe();';
  return `${lines.join('\n')}\n\n${end}`;
}

function request({method, params}: Call): string {
  const types =
    TYPED_REQUESTS[method] === params.length
      ? ''
      : '<{Parameters: unknown[]; ReturnType: unknown}>';
  const asked = params.length === 0 && types === '' ? {method} : {method, params};
  return printCall(`const result = await client.request${types}`, [asked], TS, 0, ';');
}

/** The call with viem: its action for the method if it accepts the arguments. */
export function viem(call: Call): string {
  if (isStream(call)) return isEthStream(call) ? stream(call) : platformSocket(call, 'viem');
  const action = actionOf(VIEM_ACTIONS, call);
  const body = action
    ? printCall(`const ${action.result} = await client.${action.name}`, action.args, TS, 0, ';')
    : request(call);
  return `${client('http', call.endpoint)}\n${body}\nconsole.log(${action?.result ?? 'result'});`;
}
