import {actionOf} from './action';
import {closesStream, isEthStream, isStream, openingOf, type Call} from './call';
import {print, printCall} from './print';
import {logFilter, PYTHON_ACTIONS} from './pythonActions';
import {PYTHON as PY} from './style';

/** Headers of proof-of-authority chains are longer than web3.py allows by default. */
const LONG_HEADERS = {
  import: 'from web3.middleware import ExtraDataToPOAMiddleware\n',
  use: 'w3.middleware_onion.inject(ExtraDataToPOAMiddleware, layer=0)',
};

function socket({method, params, endpoint}: Call): string {
  const request = print({jsonrpc: '2.0', id: 1, method, params}, PY, 1, 'request = '.length);
  return `import asyncio
import json

import websockets


async def main():
    # web3.py subscribes to streams of eth only: here by the package websockets.
    request = ${request}
    async with websockets.connect(${PY.text(endpoint)}) as socket:
        await socket.send(json.dumps(request))
        async for message in socket:
            print(json.loads(message))


asyncio.run(main())`;
}

/** A subscription and its end, on one connection: no other can end it. */
function opened(call: Call): string {
  const {method, params} = openingOf(call);
  const asked = print({jsonrpc: '2.0', id: 1, method, params}, PY, 1, 'request = '.length);
  return `import asyncio
import json

import websockets


async def main():
    # web3.py subscribes to streams of eth only: here by the package websockets.
    request = ${asked}
    async with websockets.connect(${PY.text(call.endpoint)}) as socket:
        await socket.send(json.dumps(request))
        subscription = json.loads(await socket.recv())["result"]
        end = {"jsonrpc": "2.0", "id": 2, "method": ${PY.text(call.method)}, "params": [subscription]}
        await socket.send(json.dumps(end))
        async for message in socket:
            answer = json.loads(message)
            if answer.get("id") == 2:
                print(answer["result"])
                break


asyncio.run(main())`;
}

function stream(call: Call): string {
  const [name, argument] = closesStream(call) ? ['newHeads'] : call.params;
  const given = name === 'logs' ? (logFilter(argument) ?? argument) : argument;
  const args = given === undefined ? [name] : [name, given];
  // Both subscriptions deliver headers, whose fields web3.py knows.
  const isHeader = name === 'newHeads' || name === 'newFinalizedHeaders';
  const listen = closesStream(call)
    ? '        print(await w3.eth.unsubscribe(subscription))'
    : '        async for message in w3.socket.process_subscriptions():\n            print(message["result"])';
  return `import asyncio

from web3 import AsyncWeb3, ${given === argument ? '' : 'Web3, '}WebSocketProvider
${isHeader ? LONG_HEADERS.import : ''}

async def main():
    async with AsyncWeb3(WebSocketProvider(${PY.text(call.endpoint)})) as w3:
${isHeader ? `        ${LONG_HEADERS.use}\n` : ''}        ${printCall(`${closesStream(call) ? 'subscription = ' : ''}await w3.eth.subscribe`, args, PY, 2)}
${listen}


asyncio.run(main())`;
}

/** Code that follows a filter: prints its id, and polls it. */
function poll(filter: string): string {
  return `print(${filter}.filter_id)
# From time to time: ${filter}.get_new_entries()
# At the end: w3.eth.uninstall_filter(${filter}.filter_id)`;
}

/** The call with web3.py 7: its own function for the method if it accepts the arguments. */
export function python(call: Call): string {
  if (isStream(call)) {
    if (isEthStream(call)) return stream(call);
    return closesStream(call) ? opened(call) : socket(call);
  }
  const action = actionOf(PYTHON_ACTIONS, call);
  // To fill in gas and price, web3.py reads the newest block.
  const readsBlock = ['eth.get_block', 'eth.send_transaction'].includes(action?.name ?? '');
  // Raises an error of the node, which `provider.make_request` would return.
  const {result, name, args} = action ?? {
    result: 'result',
    name: 'manager.request_blocking',
    args: [call.method, call.params],
  };
  const head = `${result} = w3.${name.replace('!', '')}`;
  const body = name.endsWith('!') ? head : printCall(head, args, PY, 0);
  return `from web3 import Web3
${readsBlock ? LONG_HEADERS.import : ''}
w3 = Web3(Web3.HTTPProvider(${PY.text(call.endpoint)}))
${readsBlock ? `${LONG_HEADERS.use}\n` : ''}
${body}
${name === 'eth.filter' ? poll(result) : `print(${result})`}`;
}
