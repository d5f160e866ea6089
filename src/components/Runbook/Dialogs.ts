import {rewrite} from './rewrite';
import {slotsOf, type Values} from './values';

export {default as FillIn} from './FillIn';
export {default as Follow} from './Follow';

/** Writes values into the commands of the page. @param machines as the component has them */
export function fill(machines: string, values: Values): void {
  rewrite(slotsOf(JSON.parse(machines) as Values), values);
}
