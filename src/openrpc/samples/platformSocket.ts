import {closesStream, type Call} from './call';
import {print} from './print';
import {TYPESCRIPT as TS} from './style';

/** A stream by the platform's own WebSocket, for libraries whose subscriptions know those of eth only. */
export function platformSocket({method, params, endpoint}: Call, library: string): string {
  const request = print(
    {jsonrpc: '2.0', id: 1, method, params},
    TS,
    1,
    'socket.send(JSON.stringify());'.length,
  );
  const note = closesStream({method})
    ? '// Works on the connection that subscribed, and on no other.\n'
    : '';
  return `// ${library} subscribes to streams of eth only: here by the WebSocket of browsers and Node 22.
${note}const socket = new WebSocket(${TS.text(endpoint)});

socket.addEventListener('open', () => {
  socket.send(JSON.stringify(${request}));
});
socket.addEventListener('message', ({data}) => {
  console.log(JSON.parse(String(data)));
});`;
}
