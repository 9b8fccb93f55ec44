import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { createErrors } from '../contract/enquiry-errors.ts';
import type { CreateInput, WishedLine } from '../contract/enquiry-schemas.ts';
import { enquiryLabel } from '../rules/enquiry-status.ts';
import { promiseAnswer } from '../rules/promise-answer.ts';
import { attachFiles } from './enquiry-file-repo.ts';
import { type EnquiryPlace, insertEnquiry, insertEvent } from './enquiry-repo.ts';

type Items = ReadonlyMap<string, SkuForSale>;

function lineRow(line: WishedLine, lineNo: number, items: Items) {
  const { itemNo, targetPrice, expectedOn, name, brand, model, note, unit, quantity } = line;
  const { acceptSubstitute, customerCode, costCenter } = line;
  const item = itemNo === undefined ? undefined : items.get(itemNo);
  return {
    ...{ lineNo, note, quantity, acceptSubstitute, customerCode, costCenter },
    skuId: item?.skuId ?? null,
    itemNo: item?.itemNo ?? '',
    name: name || (item?.name ?? ''),
    brand: brand || (item?.brandName ?? ''),
    model: model || (item?.mpn ?? ''),
    unit: unit || (item?.orderUnit ?? ''),
    targetPrice: targetPrice === undefined ? null : positive(parseUnitPrice(targetPrice)),
    expectedOn: expectedOn ?? null,
  };
}

/** A wish of 0.00 is none. */
const positive = (price: bigint) => (price > 0n ? price : null);

/** Items of the lines as the caller may see them; a number he may not see is one that does not exist. */
async function readItems(db: Db, caller: SignedInCaller, lines: readonly WishedLine[]): Promise<Items> {
  const wanted = [...new Set(lines.flatMap((line) => line.itemNo ?? []))];
  const items = wanted.length > 0 ? await readSkusForSale(db, wanted, caller.levelCode) : [];
  const missing = wanted.filter((itemNo) => !items.some((item) => item.itemNo === itemNo));
  if (missing.length > 0) {
    const message = `没有商品编码 ${missing.slice(0, 5).join('、')}，请改用文字描述`;
    throw refuse(createErrors, 'ENQUIRY_ITEM_UNKNOWN', { message });
  }
  return new Map(items.map((item) => [item.itemNo, item]));
}

export async function attachTo(
  db: Db,
  caller: SignedInCaller,
  place: EnquiryPlace,
  lineNo: number | null,
  ids: readonly string[],
) {
  const wanted = [...new Set(ids)].map(BigInt);
  if (wanted.length === 0) return;
  const attached = await attachFiles(db, caller, place, lineNo, wanted);
  if (attached < wanted.length) throw refuse(createErrors, 'ENQUIRY_FILE_GONE');
}

/** 询价：深沟球轴承 等 3 种 — for those who gave no title. */
function titleOf(given: string, names: readonly string[]): string {
  if (given) return given;
  const first = (names[0] ?? '').slice(0, 40);
  return names.length > 1 ? `${first} 等 ${names.length} 项` : first;
}

/** Writes an enquiry with its lines and files and promises until when it is answered. */
export async function createEnquiry(db: Db, caller: SignedInCaller, input: CreateInput, now: Date) {
  const today = displayDay(now.toISOString());
  if (input.lines.some(({ expectedOn }) => expectedOn !== undefined && expectedOn < today)) {
    throw refuse(createErrors, 'ENQUIRY_DATE_PAST');
  }
  const items = await readItems(db, caller, input.lines);
  const lines = input.lines.map((line, index) => lineRow(line, index + 1, items));
  const dueAt = new Date(promiseAnswer(now.getTime(), lines));
  const { firmId, userId } = caller;
  const { note, source, urgent } = input;
  const title = titleOf(
    input.title,
    lines.map((line) => line.name),
  );
  const head = { firmId, userId, title, note, source, urgent, status: 'submitted', dueAt, lineCount: lines.length };
  const { enquiryNo, ...place } = await insertEnquiry(db, head, lines);
  await attachTo(db, caller, place, null, input.fileIds);
  for (const [index, { fileIds }] of input.lines.entries()) await attachTo(db, caller, place, index + 1, fileIds);
  await insertEvent(db, { ...place, userId, side: 'buyer', kind: 'submitted' });
  const after = { title, source, lineCount: lines.length };
  await writeAudit(db, caller, { action: 'enquiry.created', objectType: 'enquiry', objectId: enquiryNo, after });
  return { enquiryNo, statusLabel: enquiryLabel('submitted'), dueAt: dueAt.toISOString() };
}
