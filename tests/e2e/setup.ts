import {ensureSite, takeFingerprint} from '../sites/ensure';
import {shippedSite} from '../sites/paths';

/** Before the browser tests: build the site once. Variants are built when a test first asks for one. */
export default async function setup(): Promise<void> {
  takeFingerprint();
  await ensureSite(shippedSite);
}
