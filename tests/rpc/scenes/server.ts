import type {Scene} from '../run/play';
import {pipeClient} from '../run/pipe';

/** The node's servers are closed and opened again, by a local program. */
export const server: Scene = {
  cases: [
    ...['admin_startHTTP!already on', 'admin_stopHTTP/basic', 'admin_startHTTP/basic'],
    ...['admin_startRPC!already open', 'admin_stopRPC/basic', 'admin_startRPC/basic'],
    ...['admin_startWS!already open', 'admin_stopWS/basic', 'admin_startWS/basic'],
  ],
  play: async (stage) => {
    const {datadir, http, ws} = stage.node;
    const local = pipeClient(`${datadir}/geth.ipc`);
    const ports: Record<number, number> = {
      8545: Number(new URL(http).port),
      8546: Number(new URL(ws).port),
    };
    // Ports are numbers here; those of the pages are the defaults.
    await stage.playAll(server.cases, (method, params) =>
      local(
        method,
        params.map((value) => (typeof value === 'number' ? (ports[value] ?? value) : value)),
      ),
    );
  },
};
