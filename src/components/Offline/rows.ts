import type {Offered} from '../../offline/formats';
import type {Copy, PartialCopy} from '../../offline/state';
import type {Job, Kept} from './offlineCopies';

/** A version in the dialog. */
export interface Row {
  readonly version: string;
  readonly label: string;
  readonly copy: Copy | undefined;
  readonly partial: PartialCopy | undefined;
  /** What the site offers; undefined if it is not known. */
  readonly offered: Offered | undefined;
  readonly job: Job | undefined;
  /** Whether the site has another edition than the copy. */
  readonly isOutdated: boolean;
}

/** The versions that are offered or kept, released ones first. */
export function rowsOf({state, offers, jobs}: Kept): readonly Row[] {
  const editions = [...(offers ?? []), ...(state?.copies ?? []), ...(state?.partial ?? [])];
  const labels = new Map(editions.map(({version, label}) => [version, label]));
  const rows = [...labels].map(([version, label]): Row => {
    const isOwn = (edition: {readonly version: string}) => edition.version === version;
    const copy = state?.copies.find(isOwn);
    const offered = offers?.find(isOwn);
    return {
      version,
      label,
      copy,
      partial: state?.partial.find(isOwn),
      offered,
      job: jobs[version],
      isOutdated: copy !== undefined && offered !== undefined && copy.id !== offered.id,
    };
  });
  return rows.sort((a, b) => Number(a.version === 'current') - Number(b.version === 'current'));
}
