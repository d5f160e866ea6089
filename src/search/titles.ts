/** The title of each page by its id, for each version by its name. */
export type TitlesByVersion = Readonly<Record<string, Readonly<Record<string, string>>>>;
