import {closesStream, openingOf, type Call} from './call';
import {Expression, packagesOf} from './expression';
import {CHECK, dial, program} from './goProgram';
import {filterQuery} from './goValues';
import {print, printCall} from './print';
import {GO} from './style';

const CONTEXT = new Expression('context.Background()');
const ITEMS = new Expression('items');

/** How to subscribe, and the payload. */
interface Subscription {
  readonly client: 'ethclient' | 'rpc';
  /** Type of the channel. */
  readonly type: string;
  readonly call: string;
  /** Expression that is printed for an item. */
  readonly shown: string;
  readonly packages: readonly string[];
}

function subscription({method}: Call, asked: readonly unknown[]): Subscription {
  const namespace = method.slice(0, method.indexOf('_'));
  const [name, filter] = asked;
  const query = name === 'logs' && asked.length === 2 ? filterQuery(filter) : undefined;
  if (namespace === 'eth' && name === 'newHeads' && asked.length === 1)
    return {
      client: 'ethclient',
      type: '*types.Header',
      call: printCall('client.SubscribeNewHead', [CONTEXT, ITEMS], GO, 1),
      shown: 'item.Number, item.Hash()',
      packages: ['types'],
    };
  if (namespace === 'eth' && query)
    return {
      client: 'ethclient',
      type: 'types.Log',
      call: `client.SubscribeFilterLogs(context.Background(), ${print(query, GO, 0, Infinity)}, items)`,
      shown: 'item.TxHash, item.Topics',
      packages: ['types', ...packagesOf(query)],
    };
  const isEth = namespace === 'eth';
  const args = [CONTEXT, ...(isEth ? [] : [namespace]), ITEMS, ...asked];
  return {
    client: 'rpc',
    type: 'json.RawMessage',
    call: printCall(`client.${isEth ? 'EthSubscribe' : 'Subscribe'}`, args, GO, 0),
    shown: 'string(item)',
    packages: [],
  };
}

/** A subscription with go-ethereum, or its end. */
export function goStream(call: Call): string {
  const isEnd = closesStream(call);
  const made = subscription(call, (isEnd ? openingOf(call) : call).params);
  const listen = `defer sub.Unsubscribe()

for {
	select {
	case err := <-sub.Err():
		log.Fatal(err)
	case item := <-items:
		fmt.Println(${made.shown})
	}
}`;
  const open = `items := make(chan ${made.type})\nsub, err := ${made.call}\n${CHECK}`;
  const body = `${dial(made.client, call.endpoint)}${open}${isEnd ? 'sub.Unsubscribe()' : listen}`;
  const isJson = made.type === 'json.RawMessage';
  const standard = [
    'context',
    'log',
    ...(isJson ? ['encoding/json'] : []),
    ...(isEnd ? [] : ['fmt']),
  ];
  return program(standard, [made.client, ...made.packages], body);
}
