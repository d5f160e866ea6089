import {replaceTokens} from '../../../src/tokens/interpolate';
import {loadVersion} from '../../../src/profile/load';
import {siteDir} from '../pages';

/** One incident: differences from healthy operation, and the alert that must fire. */
export interface Case {
  readonly alert: string;
  readonly severity: 'critical' | 'warning' | 'info' | 'none';
  readonly what: string;
  /** Values by series prefix; `undefined` if it is missing. */
  readonly changes: Readonly<Record<string, string | undefined>>;
}

export const of = (severity: Case['severity']) => {
  return (alert: string, what: string, changes: Case['changes']): Case => ({
    alert,
    severity,
    what,
    changes,
  });
};
export const page = of('critical');
export const mail = of('warning');

/** Grows normally for an hour, then stays constant. */
export const stops = (step: number, from = 0): string =>
  `${from}+${step}x240 ${from + step * 240}x239`;
/** Series of the validator's process, of its machine, and of another. */
export const V = 'instance="v:6060",job="geth",role="validator"}';
export const S1 = 'instance="s1:6060",job="geth",role="sentry"}';
export const HOST_V = 'instance="v:9100",job="host",role="validator"}';
export const HOST_S1 = 'instance="s1:9100",job="host",role="sentry"}';
export const STATE = 'consensus="0xc0",instance="m:9100",job="host",role="monitor"}';
export const DISK = 'device="/dev/nvme0n1",fstype="ext4",mountpoint="/var/lib/geth"';
const valueOf = (token: string): number =>
  Number(replaceTokens(token, loadVersion(siteDir, 'current'), 'incident.ts'));
/** Misses at which an operator has to act: half of a misdemeanour. */
export const HALF = Math.ceil(valueOf('{network.slashing.misdemeanorThreshold.raw}') / 2);
/** What a command for maintenance reserves, whatever it uses. */
export const MAINTENANCE =
  valueOf('{worked.gas.removalLimit.raw}') * valueOf('{worked.gas.urgentPrice.units}');
/** Answers in 15 seconds to what the MEV sentry asks by itself: four questions every ten seconds. */
export const OWN_QUESTIONS = 6;
/** Zero for an hour, then steps up. */
export const rises = (to: number, from = 0): string => `${from}x450 ${to}x29`;
