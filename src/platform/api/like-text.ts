/** Signs that mean something to LIKE stand for themselves. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Pattern of LIKE and ILIKE: what a person typed, somewhere in the text. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** The same at its beginning. */
export const beginningWith = (text: string): string => `${escaped(text)}%`;
