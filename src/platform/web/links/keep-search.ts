/**
 * The query of an address as it came. What makes sense of it belongs to the page, and comes with the page: reading it here
 * would put the words of every page into the first load of all.
 */
export const keepSearch = (search: Record<string, unknown>): Record<string, unknown> => search;
