import type {RootContent} from 'mdast';
import {element} from '../../mdast/builders';
import type {Call} from '../samples/call';
import {curl} from '../samples/curl';
import {ethers} from '../samples/ethers';
import {go} from '../samples/go';
import {json} from '../samples/json';
import {python} from '../samples/python';
import {viem} from '../samples/viem';

const OTHERS = [viem, ethers, python, go, json];

/**
 * A request: in the first language as a code block, in the others as what the component RpcRequest writes in the browser.
 *
 * @param hasTabs whether the reader chooses the language here; other requests follow
 */
export function request(call: Call, hasTabs: boolean): RootContent {
  const attributes = {
    method: call.method,
    params: JSON.stringify(call.params),
    endpoint: call.endpoint,
    lines: OTHERS.map((write) => write(call).split('\n').length).join(' '),
    ...(hasTabs && {tabs: ''}),
  };
  return element('RpcRequest', attributes, [{type: 'code', lang: 'bash', value: curl(call)}]);
}
