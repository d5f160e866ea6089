import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '../../mdast/builders';
import type {Endpoints} from '../endpoints';

/**
 * Where the requests of a page are sent, as the component RpcEndpoint, with which the reader changes it.
 *
 * @param asked most of the page's requests: the network's endpoint, or a node of the reader's own
 */
export function endpointLine(
  {network, ...endpoints}: Endpoints,
  asked: 'public' | 'operator',
): MdxJsxFlowElement {
  const name =
    asked === 'public' ? `${network.name}, chain id ${network.chainId}` : 'a node on your machine';
  return element('RpcEndpoint', {url: endpoints[asked].http, name});
}
