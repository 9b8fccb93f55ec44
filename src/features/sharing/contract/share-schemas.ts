import { z } from 'zod';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { instantText, itemNo, plainText, rowId } from '#platform/shared/wire-schemas.ts';

/** Secret of a link: 256 random bits. */
export const shareCode = z.string().regex(/^[\w-]{43}$/, '链接不完整');
export const byCode = z.strictObject({ code: shareCode });
export const byLinkId = z.strictObject({ linkId: rowId });

/** Goods of one recommendation; the same number as in the rules, which the contract may not import. */
const MAX_RECOMMENDED = 50;

/** What is said with recommended goods: whom they are meant for, of all of them, and of single ones. */
const recommendationWords = z.strictObject({
  forWhom: plainText(40).default(''),
  note: plainText(300).default(''),
  items: z
    .array(z.strictObject({ itemCode: itemNo, note: plainText(100) }))
    .max(MAX_RECOMMENDED)
    .default([]),
});
export type RecommendationWords = z.output<typeof recommendationWords>;

export const linkInput = z.strictObject({
  /** Address of the shop that is shared; a document by its page and number. */
  url: z.string().min(1, '请填写要分享的地址').max(3_000),
  /** Specification 9. */
  appCode: z.literal('009'),
  /** Named by the specification; what a link opens stands in a row of its own, never in the link. */
  encryption: z.literal(false).default(false),
  /** Job code of who shares; the session says it, what is sent is compared. */
  shareUserNo: plainText(40).default(''),
  /** How long it works; the longest is for posters that hang somewhere. */
  days: z.literal([1, 7, 30, 90, 365]).default(30),
  /** Whether money is shown. */
  prices: z.boolean().default(true),
  title: plainText(60).default(''),
  /** Of recommendations alone. */
  words: recommendationWords.optional(),
});
export type LinkInput = z.output<typeof linkInput>;

export const madeLink = z.object({
  quoteLink: z.string(),
  /** Null for links to orders, which the order itself lists. */
  linkId: rowId.nullable(),
  kind: z.string(),
  until: instantText,
});
export type MadeLink = z.infer<typeof madeLink>;

export const shareLink = z.object({
  linkId: rowId,
  kind: z.string(),
  kindLabel: z.string(),
  objectNo: z.string(),
  title: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  stateLabel: z.string(),
  prices: z.boolean(),
  /** Whom a recommendation is meant for, as its maker wrote it. */
  forWhom: z.string(),
  ownerName: z.string(),
  createdAt: instantText,
  until: instantText,
  opens: z.number().int(),
  visitors: z.number().int(),
});
export type ShareLink = z.infer<typeof shareLink>;

export const linkListInput = z.strictObject({ state: z.enum(['all', 'open']).default('all'), ...pageInput });
export const linkPage = pageOf(shareLink);

export const opening = z.object({
  at: instantText,
  /** Tells visitors of one link apart: 访客 1, 访客 2. */
  visitor: z.number().int(),
  network: z.string(),
  device: z.string(),
});
export type Opening = z.infer<typeof opening>;
