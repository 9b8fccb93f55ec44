import { z } from 'zod';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { applyFields } from './apply-schemas.ts';
import { applicationNo } from './invoice-schemas.ts';

/** What somebody has typed so far; nothing of it has to be whole. */
export const draftWish = z.strictObject({
  ...applyFields,
  email: z.string().max(120).default(''),
  receiver: applyFields.receiver,
});
export type DraftWish = z.output<typeof draftWish>;

export const saveDraftInput = z.strictObject({
  /** Absent: a new one. */
  applicationNo: applicationNo.optional(),
  version: z.number().int().min(1).optional(),
  wish: draftWish,
});
export type SaveDraftInput = z.output<typeof saveDraftInput>;

/** A draft as it goes on: what was typed, and what it comes in the place of. */
export const draftView = z.object({
  applicationNo: z.string(),
  version: z.number().int(),
  wish: draftWish.extend({ titleId: rowId.optional() }),
  reissue: z
    .object({
      redNo: z.string(),
      redStatusLabel: z.string(),
      /** The red letter is issued: the new invoice may be asked for. */
      ready: z.boolean(),
      invoiceNo: z.string(),
      caseNo: z.string(),
    })
    .nullable(),
});
export type DraftView = z.infer<typeof draftView>;
