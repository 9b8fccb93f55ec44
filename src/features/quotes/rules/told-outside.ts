/** What a company decides about a quote among its own people. */
const INNER: ReadonlySet<string> = new Set([
  ...['approving', 'approved', 'not_approved', 'approval_withdrawn', 'approval_expired'],
]);

/**
 * Whether an event of a quote is told to people outside the company with its words and its name, or only that it happened:
 * who was asked, who agreed and why not are the company's own (decision 0044; specification 6).
 */
export const isToldWhole = (kind: string): boolean => !INNER.has(kind);
