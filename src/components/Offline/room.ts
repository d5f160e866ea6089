import type {Offered} from '../../offline/formats';
import type {State} from '../../offline/state';

/**
 * Whether the browser would give the site enough room for a version, as far as it says so; and asks it not to delete what is
 * kept when the device runs short, which it may refuse.
 */
export async function hasRoomFor(
  {version, bytes}: Offered,
  state: State | undefined,
): Promise<boolean> {
  const {storage} = navigator;
  await storage.persist().catch(() => false);
  const {quota, usage = 0} = await storage.estimate();
  // Of a version that is saved already, most files do not change.
  const isKnown = [...(state?.copies ?? []), ...(state?.partial ?? [])].some(
    (copy) => copy.version === version,
  );
  return quota === undefined || isKnown || quota - usage >= bytes;
}
