/** Lines of a message that a list shows of it; a letter with figures has some twenty. */
const SHOWN_LINES = 5;
const SHOWN_SIGNS = 300;

/** Whether a list shows only the beginning until somebody asks for the rest. */
export const isLongText = (text: string): boolean => text.length > SHOWN_SIGNS || text.split('\n').length > SHOWN_LINES;
