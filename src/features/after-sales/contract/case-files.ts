/** Files of an application, of one of its lines, of something said. */
export const MAX_CASE_FILES = 10;

/** Files the desk sends with its words, and bytes of one. */
export const MAX_SAID_FILES = 5;
export const MAX_SAID_BYTES = 3 * 1024 * 1024;
