import {endpoints} from './endpoints';
import {events} from './events';
import {forks} from './forks';
import {networks} from './networks';
import {parameters} from './parameters';
import {providers} from './providers';
import {rpcChanges} from './rpcChanges';
import {rpcReference} from './rpcReference';
import {runbook} from './runbook';
import {schedule} from './schedule';
import {systemContracts} from './systemContracts';
import {tools} from './tools';
import type {Options} from './versionData';

/** Transforms that replace elements by Markdown from the version's data; usage at the top of each file. */
export function profileTables(options: Options) {
  return [
    parameters,
    networks,
    endpoints,
    providers,
    forks,
    schedule,
    events,
    systemContracts,
    rpcReference,
    rpcChanges,
    tools,
    runbook,
  ].map((transform) => [transform, options] as [typeof transform, Options]);
}
