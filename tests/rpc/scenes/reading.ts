import type {Cases} from '../run/cases';
import type {Scene} from '../run/play';

/**
 * Examples without a scene, in page order: they read and change nothing.
 * @param left ids of examples that are not executed
 */
export function reading(cases: Cases, scenes: readonly Scene[], left: ReadonlySet<string>): Scene {
  const claimed = new Set(scenes.flatMap((scene) => scene.cases));
  const ids = [...cases.keys()].filter((id) => !claimed.has(id) && !left.has(id));
  return {cases: ids, play: (stage) => stage.playAll(ids)};
}
