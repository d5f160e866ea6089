import {endpoints} from './endpoints';
import {forks} from './forks';
import {networks} from './networks';
import {parameters} from './parameters';
import {systemContracts} from './systemContracts';
import type {Options} from './versionData';

/** Transforms that turn elements of writers into tables of the network profile; usage at the top of each file. */
export function profileTables(options: Options) {
  return [parameters, networks, endpoints, forks, systemContracts].map(
    (transform) => [transform, options] as [typeof transform, Options],
  );
}
