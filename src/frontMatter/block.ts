/** The front matter of a page with its lines of dashes, without the break after them. */
export const FRONT_MATTER = /^---\r?\n(?<yaml>[\s\S]*?)\n---(?=\r?\n|$)/u;
