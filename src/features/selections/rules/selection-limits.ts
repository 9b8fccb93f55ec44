/** Lists of one person, and lines of one list. */
export const MOST_LISTS = 200;
export const MOST_LINES = 2_000;

export const NAME_MAX = 60;
export const NOTE_MAX = 200;

/** Lines that go to checkout in its address; more of them go by the cart. */
export const MOST_DIRECT = 50;
