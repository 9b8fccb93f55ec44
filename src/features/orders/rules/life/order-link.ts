/** How long a link to an order may work, in days. */
export const LINK_DAYS = [1, 7, 30] as const;
/** Links of one order that work at the same time. */
export const MAX_OPEN_LINKS = 20;

/** A link to one order, as its log keeps it; the secret itself is in the link alone. */
export interface OrderLink {
  linkId: string;
  /** SHA-256 of the secret. */
  secretHash: string;
  /** ISO instant. */
  until: string;
  /** False: whoever opens it sees quantities and no money. */
  prices: boolean;
}

const LINK_ID = /^[0-9a-f]{16}$/;

/** The link an event of the log tells of; null for a text that is none. */
export function parseOrderLink(detail: string): OrderLink | null {
  try {
    const { linkId, secretHash, until, prices } = JSON.parse(detail) as Partial<Record<keyof OrderLink, unknown>>;
    if (typeof linkId !== 'string' || !LINK_ID.test(linkId)) return null;
    if (typeof secretHash !== 'string' || typeof until !== 'string' || typeof prices !== 'boolean') return null;
    return Number.isNaN(Date.parse(until)) ? null : { linkId, secretHash, until, prices };
  } catch {
    return null;
  }
}

export type LinkState = 'open' | 'expired' | 'revoked';

export function linkState(link: OrderLink, revoked: ReadonlySet<string>, now: Date): LinkState {
  if (revoked.has(link.linkId)) return 'revoked';
  return Date.parse(link.until) > now.getTime() ? 'open' : 'expired';
}
