import {ensureSite, takeFingerprint} from '../sites/ensure';
import {shippedSite} from '../sites/paths';

/** Global setup: builds the site once. Variants are built when a test first needs one. */
export default async function setup(): Promise<void> {
  takeFingerprint();
  await ensureSite(shippedSite);
}
