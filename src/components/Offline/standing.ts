import type {Kept} from './offlineCopies';

/** What a page is, if it is not from the network. */
export interface Standing {
  readonly kind: 'current' | 'outdated' | 'replaced' | 'page';
  /** Of the version, for a copy that is still kept. */
  readonly label: string;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

/** Whether a page that was kept is current, outdated or replaced; undefined for one from the site. */
export function standingOf({origin, state, offers}: Kept): Standing | undefined {
  if (!origin || !state) return undefined;
  const {savedAt} = origin;
  if (origin.kind === 'page') return {kind: 'page', label: '', savedAt};
  const copy = state.copies.find(({cache}) => cache === origin.cache);
  if (!copy) return {kind: 'replaced', label: '', savedAt};
  const offered = offers?.find(({version}) => version === copy.version);
  const kind = offered && offered.id !== copy.id ? 'outdated' : 'current';
  return {kind, label: copy.label, savedAt};
}
