/**
 * One requirement of the site. The number before the dot of its id is its section; tests have the id in their titles,
 * in brackets.
 */
export interface Requirement {
  id: string;
  text: string;
}

/** Titles of the sections, by number. */
export const sections: Readonly<Record<string, string>> = {
  1: 'What the site does, and for whom',
  2: 'Screens and routes',
  3: 'Entities',
  4: 'States and transitions',
  5: 'Rules that are checked',
  6: 'Roles',
  7: 'Calls',
  8: 'Errors',
  9: 'Constants',
};
