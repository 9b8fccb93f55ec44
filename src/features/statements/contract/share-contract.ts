import { z } from 'zod';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { BUYERS, TRADE_READERS } from '#platform/shared/identities.ts';
import { instantText } from '#platform/shared/wire-schemas.ts';
import { linkErrors } from './statement-errors.ts';
import { linePage, linesInput, statementDetail, statementNo } from './statement-schemas.ts';

/** Secret of a link, sealed. */
const code = z.string().regex(/^[A-Za-z0-9_-]{60,200}$/, '链接不完整');
const linkId = z.string().regex(/^[0-9a-f]{16}$/, '链接编号格式不正确');
const objects = { statementNo: 'statement' } as const;

const link = z.object({
  linkId: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  stateLabel: z.string(),
  until: instantText,
  forWhom: z.string(),
  createdAt: instantText,
  creatorName: z.string().nullable(),
  openings: z.number().int(),
  lastOpenedAt: instantText.nullable(),
});
export type StatementLink = z.infer<typeof link>;

/** A statement as somebody without an account reads it: nothing of the company's own business, nothing to press. */
export const sharedStatement = statementDetail
  .omit({ acts: true, events: true, disputes: true, approval: true, version: true, openExceptions: true, marks: true })
  .extend({ until: instantText });
export type SharedStatement = z.infer<typeof sharedStatement>;
const sharedLines = z.object({
  list: z.array(
    linePage.shape.list.element.omit({
      dispute: true,
      exceptions: true,
      ownNo: true,
      checkNote: true,
      checkResult: true,
    }),
  ),
  next: z.string().nullable(),
});
export type SharedLines = z.infer<typeof sharedLines>;

/** What a company has put in the world about a statement may be taken back by whoever edits it, or deletes. */
export const TAKING_BACK = ['BILL_EDIT', 'BILL_DELETE'] as const;

const own = { method: 'POST', identities: BUYERS, permission: 'BILL_EDIT', specified: false } as const;
const outside = {
  method: 'POST',
  identities: EVERYONE,
  rate: 'login',
  transaction: 'none',
  participant: 'any',
  specified: false,
} as const;

/** Links that open one statement to somebody of finance without an account: read only, until a day, revocable. */
export const statementShareContract = {
  make: defineEndpoint({
    ...own,
    path: '/statements/share/create',
    summary: '生成对账单分享链接',
    input: z.strictObject({
      statementNo,
      days: z.union([z.literal(1), z.literal(7), z.literal(30)]).default(7),
      forWhom: z.string().trim().max(40).default(''),
    }),
    objects,
    /** `path` holds the secret; it is told once and kept nowhere. */
    output: z.object({ linkId: z.string(), path: z.string(), url: z.string(), until: instantText }),
    rate: 'order',
    transaction: 'write',
    errors: linkErrors,
  }),
  list: defineEndpoint({
    ...own,
    identities: TRADE_READERS,
    permission: 'RECONCILIATION_MANAGEMENT_PAGE',
    path: '/statements/share/list',
    summary: '查询对账单分享链接',
    input: z.strictObject({ statementNo }),
    objects,
    output: z.array(link),
  }),
  revoke: defineEndpoint({
    ...own,
    permission: TAKING_BACK,
    path: '/statements/share/revoke',
    summary: '停用对账单分享链接',
    input: z.strictObject({ statementNo, linkId }),
    objects,
    output: z.object({ linkId: z.string() }),
    transaction: 'write',
  }),
  open: defineEndpoint({
    ...outside,
    path: '/statements/share/open',
    summary: '打开分享的对账单',
    input: z.strictObject({ code }),
    output: sharedStatement,
  }),
  openLines: defineEndpoint({
    ...outside,
    path: '/statements/share/lines',
    summary: '查询分享的对账单明细',
    // Cost centres stay inside the company: the key of a page would name what it is sorted by.
    input: linesInput
      .omit({ statementNo: true, tab: true })
      .extend({ code, sort: linesInput.shape.sort.unwrap().exclude(['costCenter']).default('day') }),
    output: sharedLines,
  }),
};
