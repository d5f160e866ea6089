/** File of a version, beside its other data, that says what differs from the version before. */
export const FACTS_FILE = 'changes.json';

/** Its schema, in the same folder. */
export const FACTS_SCHEMA = 'changes.schema.json';
