const QUOTE_NO = /^BJ\d{12}$/;

/** Number of a quote out of an address; beside the page, because the router reads it before the page is there. */
export function readQuoteNo(value: unknown): string | undefined {
  return typeof value === 'string' && QUOTE_NO.test(value) ? value : undefined;
}
