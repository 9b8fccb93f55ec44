/** Most rules of one centre. */
export const MOST_RULES = 6;
