import {isStream, type Call} from './call';
import {Expression, packagesOf} from './expression';
import {goAction, type GoAction} from './goActions';
import {CHECK, dial, program} from './goProgram';
import {goStream} from './goStream';
import {printCall} from './print';
import {GO} from './style';

const CONTEXT = new Expression('context.Background()');

function typed(call: Call, {client, before, results, name, args, shown}: GoAction): string {
  const isGeth = client === 'gethclient';
  const by = isGeth ? 'gethclient.New(client)' : 'client';
  // `err` is declared by the connection: a call without results of its own assigns to it.
  const head = `${[...results, 'err'].join(', ')} ${results.length > 0 ? ':=' : '='} ${by}.${name}`;
  const asked = printCall(head, [CONTEXT, ...args], GO, 0);
  const show = shown === undefined ? `fmt.Println(${results.join(', ')})` : `fmt.Printf(${shown})`;
  const body = `${dial(isGeth ? 'rpc' : 'ethclient', call.endpoint)}${before}${asked}\n${CHECK}${show}`;
  const clients = isGeth ? ['gethclient', 'rpc'] : ['ethclient'];
  return program(['context', 'fmt', 'log'], [...args.flatMap(packagesOf), ...clients], body);
}

function raw({method, params, endpoint}: Call): string {
  const args = [CONTEXT, new Expression('&result'), method, ...params];
  const asked = printCall('err = client.CallContext', args, GO, 0);
  const body = `${dial('rpc', endpoint)}var result json.RawMessage\n${asked}\n${CHECK}fmt.Println(string(result))`;
  return program(['context', 'encoding/json', 'fmt', 'log'], ['rpc'], body);
}

/**
 * The call with go-ethereum: the function of ethclient or gethclient if it accepts the arguments, else the rpc package.
 */
export function go(call: Call): string {
  if (isStream(call)) return goStream(call);
  const action = goAction(call);
  return action ? typed(call, action) : raw(call);
}
