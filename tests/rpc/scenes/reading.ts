import type {Cases} from '../run/cases';
import type {Scene} from '../run/play';

/**
 * What no scene has claimed, in the order of the pages: it asks and changes nothing.
 * @param left ids of examples that are not played
 */
export function reading(cases: Cases, scenes: readonly Scene[], left: ReadonlySet<string>): Scene {
  const claimed = new Set(scenes.flatMap((scene) => scene.cases));
  const ids = [...cases.keys()].filter((id) => !claimed.has(id) && !left.has(id));
  return {cases: ids, play: (stage) => stage.playAll(ids)};
}
