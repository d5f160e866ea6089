import {child} from '../profile/keys';
import type {NetworkProfile} from '../profile/types';
import type {Endpoints} from './render/request';

/** Endpoints of a version's reference, from its profile: the main network's endpoints and a local node. */
export function endpointsOf(profile: NetworkProfile): Endpoints {
  const {name, chainId, networkId, http, ws, archive, blockedMethods} = profile.chains.mainnet;
  const own = (port: string) =>
    `127.0.0.1:${String(child(child(child(profile, 'node'), port), 'value'))}`;
  const operator = {http: `http://${own('httpPort')}`, ws: `ws://${own('wsPort')}`};
  return {
    public: {http: http[0]?.url ?? operator.http, ws: ws?.[0]?.url ?? operator.ws},
    blocked: blockedMethods,
    ...(archive?.[0] && {archive: archive[0].url}),
    operator,
    network: {name, chainId, networkId},
  };
}
