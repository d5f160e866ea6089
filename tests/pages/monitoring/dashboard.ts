import {filesOf} from './files';

/** A reference to a data source of Grafana. */
interface Source {
  readonly type: string;
  readonly uid: string;
}

export interface Target {
  readonly refId: string;
  readonly datasource?: Source;
  readonly expr: string;
  readonly legendFormat: string;
}

export interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly datasource?: Source;
  readonly gridPos: {
    readonly h: number;
    readonly w: number;
    readonly x: number;
    readonly y: number;
  };
  readonly fieldConfig?: {readonly defaults: {readonly unit?: string}};
  readonly targets?: readonly Target[];
}

/** A variable, which readers choose above the panels. */
interface Variable {
  readonly name: string;
  readonly type: string;
  readonly datasource?: Source;
  readonly query: string | {readonly query: string};
}

export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly schemaVersion: number;
  readonly templating: {readonly list: readonly Variable[]};
  readonly panels: readonly Panel[];
}

export function dashboardOf(version: string): Dashboard {
  return JSON.parse(filesOf(version)['grafana-dashboard.json'] ?? '') as Dashboard;
}

export function panelsOf(version: string): readonly Panel[] {
  return dashboardOf(version).panels;
}

export function queriesOf(version: string): string[] {
  return panelsOf(version).flatMap(({targets = []}) => targets.map(({expr}) => expr));
}
