import listed from '../versions.json';

/** Names of the released versions, newest first. TypeScript takes an empty list for one of nothing, so it is typed here. */
export const versions: readonly string[] = listed;
