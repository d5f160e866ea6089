import {closesStream, openingOf, type Call} from './call';
import {print} from './print';
import {TYPESCRIPT as TS} from './style';

/** A subscription and its end, on one connection: no other can end it. */
function opened(call: Call, library: string): string {
  const {method, params} = openingOf(call);
  return `// ${library} subscribes to streams of eth only: here by the WebSocket of browsers and Node 22.
const socket = new WebSocket(${TS.text(call.endpoint)});
const ask = (id: number, method: string, params: unknown[]) =>
  socket.send(JSON.stringify({jsonrpc: '2.0', id, method, params}));

socket.addEventListener('open', () => {
  ask(1, ${TS.text(method)}, ${print(params, TS, 1, Infinity)});
});
socket.addEventListener('message', ({data}) => {
  const {id, result} = JSON.parse(String(data));
  if (id === 1) ask(2, ${TS.text(call.method)}, [result]);
  if (id === 2) console.log(result);
});`;
}

/** A subscription with the platform's own WebSocket, for libraries that support those of eth only. */
export function platformSocket(call: Call, library: string): string {
  if (closesStream(call)) return opened(call, library);
  const {method, params, endpoint} = call;
  const request = print(
    {jsonrpc: '2.0', id: 1, method, params},
    TS,
    1,
    'socket.send(JSON.stringify());'.length,
  );
  return `// ${library} subscribes to streams of eth only: here by the WebSocket of browsers and Node 22.
const socket = new WebSocket(${TS.text(endpoint)});

socket.addEventListener('open', () => {
  socket.send(JSON.stringify(${request}));
});
socket.addEventListener('message', ({data}) => {
  console.log(JSON.parse(String(data)));
});`;
}
