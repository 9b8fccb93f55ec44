/**
 * Mark of a call that is made for a press that may never come. It reads only, leaves no trace of anybody, counts towards
 * nobody's limits and is the first to be refused when there is much to do.
 */
export const INTENT_HEADER = 'x-intent';

/** Answer to such a call that is refused because others wait: nothing has failed, and nothing has come. */
export const NOT_NOW = 204;

/** How browsers themselves mark what they load ahead. */
const PURPOSE_HEADER = 'sec-purpose';

/** Whether a request says of itself that nobody waits for it yet. */
export const isAhead = (headers: Headers): boolean =>
  headers.get(INTENT_HEADER) === '1' || /^prefetch\b/.test(headers.get(PURPOSE_HEADER) ?? '');
