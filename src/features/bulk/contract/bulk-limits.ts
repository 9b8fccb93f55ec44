import { LIST_ROWS } from '#platform/shared/list-rows.ts';

/** Rows of one imported file (security.md, published limits). */
export const MAX_BULK_ROWS = LIST_ROWS.goods.rows;

/** Rows typed or pasted on one page. */
export const MAX_TYPED_ROWS = 2_000;

/** Rows that are checked by one call; each costs the database the same few statements. */
export const MAX_CHECKED_ROWS = 500;

/** Bytes of one imported file. */
export const MAX_BULK_BYTES = 5 * 1024 * 1024;

/** Names that goods are proposed for by one call; each is a search. */
export const MAX_PROPOSED_TEXTS = 20;
