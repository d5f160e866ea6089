export {FACTS_FILE} from '../profile/ofRelease';

/** Schema of the file of facts, in the same folder. */
export const FACTS_SCHEMA = 'changes.schema.json';
