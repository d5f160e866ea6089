/** Name of the file of {@link SiteFacts} in the folder of generated files. */
export const FACTS_FILE = 'hosting-facts.json';
