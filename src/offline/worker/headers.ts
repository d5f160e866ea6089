/** Header of a kept page: when it was kept, in milliseconds since 1970. */
export const SAVED_AT = 'x-offline-saved-at';

/** Header of a kept page: the assets that it needs, as addresses between spaces. */
export const NEEDS = 'x-offline-assets';
