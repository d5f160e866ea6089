/** Name of the file of {@link OfflineFacts} in the folder of generated files. */
export const OFFLINE_FACTS_FILE = 'offline-facts.json';
