import {isNear} from '../../src/components/ForkNotice/near';
import {toCome} from '../../src/feeds/schedule';
import {loadProfile} from '../../src/profile/load';
import {versions} from '../versions';
import {projectDir} from '../sites/paths';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Dated = Parameters<typeof isNear>[0];

/** The forks to come of all versions. */
const forks: readonly Dated[] = ['current', ...versions]
  .flatMap((version) => toCome(loadProfile(projectDir, version)))
  .map(({time}) => ({at: Date.parse(time) / 1000}));

/**
 * By how much the clock of pages must be wrong for no notice about a fork to be due, in milliseconds: 0, or the days back
 * to the time before the notice. Such a notice is on many pages, and tests of other things would meet it.
 *
 * @param now in milliseconds since 1970
 */
export function quietShift(now: number, all = forks): number {
  // A test may take minutes.
  const isSoon = (time: number): boolean =>
    all.some((fork) => isNear(fork, time) || isNear(fork, time + HOUR));
  let time = now;
  while (isSoon(time)) time -= DAY;
  return time - now;
}

/** In the page: moves its clock, which continues to run. */
export function shiftClock(by: number): void {
  const real = Date;
  const now = () => real.now() + by;
  window.Date = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, given, self) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], self) as object,
    get: (target, key, self) => (key === 'now' ? now : (Reflect.get(target, key, self) as unknown)),
  });
}

/** `TEST_CLOCK=2027-01-05` runs the browser tests as on that day. */
export const testDay = Date.parse(process.env.TEST_CLOCK ?? '') || Date.now();
