import { release } from '#business/attachments/api/public.ts';
import { checkSeen } from '#business/documents/api/public.ts';
import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import type { SkuForSale } from '#features/catalog/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { createErrors } from '../contract/enquiry-errors.ts';
import type { DraftInput, WishedLine } from '../contract/enquiry-schemas.ts';
import { attachTo, enquiryFilesOf } from './enquiry-attachments.ts';
import { type Enquiry, insertEnquiry, lockEnquiry, ownNumbered, rewriteDraft } from './enquiry-repo.ts';

export type Items = ReadonlyMap<string, SkuForSale>;

/** A wish of 0.00 is none. */
const positive = (price: bigint) => (price > 0n ? price : null);

/** A wish as it is kept; what is not said of an item is what the catalogue says of it. */
export function lineRow(line: WishedLine, lineNo: number, items: Items) {
  const { itemNo, targetPrice, name, brand, model, unit, quantity, acceptSubstitute } = line;
  const item = itemNo === undefined ? undefined : items.get(itemNo);
  return {
    lineNo,
    quantity,
    acceptSubstitute,
    ...lineFieldsOf(line),
    skuId: item?.skuId ?? null,
    itemNo: item?.itemNo ?? '',
    // A number nobody knows is words.
    name: name || (item?.name ?? itemNo ?? ''),
    brand: brand || (item?.brandName ?? ''),
    model: model || (item?.mpn ?? ''),
    unit: unit || (item?.orderUnit ?? ''),
    targetPrice: targetPrice === undefined ? null : positive(parseUnitPrice(targetPrice)),
  };
}

/** The draft that is gone on with, as whoever writes saw it; null for one that begins. */
async function lockDraft(db: Db, caller: SignedInCaller, draft: DraftInput['draft']): Promise<Enquiry | null> {
  if (!draft) return null;
  const found = await lockEnquiry(db, ownNumbered(caller, draft.enquiryNo));
  if (!found) throw notFound('询价草稿');
  if (found.submittedAt) throw refuse(createErrors, 'ENQUIRY_SENT');
  if (found.status !== 'draft') throw notFound('询价草稿');
  checkSeen(found, draft.version, () => refuse(createErrors, 'ENQUIRY_CHANGED'));
  return found;
}

type Head = Omit<Parameters<typeof insertEnquiry>[1], 'firmId' | 'userId' | 'lineCount'>;

/** Writes what was filled in, over the draft it goes on with or as a new row, and takes its files along. */
export async function writeEnquiry(
  db: Db,
  caller: SignedInCaller,
  input: Pick<DraftInput, 'draft' | 'fileIds' | 'lines'>,
  { head, items }: { head: Head; items: Items },
) {
  const { firmId, userId } = caller;
  const draft = await lockDraft(db, caller, input.draft);
  const lines = input.lines.map((line, index) => lineRow(line, index + 1, items));
  const fields = { ...head, shareCode: head.shareCode ?? draft?.shareCode, lineCount: lines.length };
  const written = draft
    ? await rewriteDraft(db, draft, fields, lines)
    : await insertEnquiry(db, { ...fields, firmId, userId }, lines);
  if (draft) await release(db, enquiryFilesOf(written));
  await attachTo(db, caller, written, null, input.fileIds);
  for (const [index, { fileIds }] of input.lines.entries()) await attachTo(db, caller, written, index + 1, fileIds);
  return written;
}
