import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import type { BasisChange } from '../../contract/quote-desk-schemas.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { type Amounts, changedBasis, sameAmounts } from '../../rules/offer-basis.ts';
import { offerLabel } from '../../rules/review-offers.ts';
import { changeQuote, readVersionLines } from '../quote-repo.ts';
import { basisOf, readBases, rowOfBasis } from './bases.ts';
import { amountsText, insertDeskEvent } from './desk-log-repo.ts';
import { type DeskAct, done, openQuote, placeOf, readDraft } from './open-quote.ts';
import { rewriteCosts } from './quote-desk-repo.ts';

const refuseLine = (message: string) => refuse(deskErrors, 'QUOTE_LINES_WRONG', { message });

/**
 * Another cost or floor for one line than the catalogue has: an act of its own, with its reason, kept in the log of the
 * desk. Whatever it comes to, the quote is looked at by a second person from then on; what the catalogue says itself is
 * no change any more.
 */
export async function changeBasis(
  db: Db,
  caller: Caller,
  { cost: costText, floor: floorText, reason, lineNo, offerNo, ...act }: DeskAct & BasisChange,
  now: Date,
) {
  const quote = await openQuote(db, act, now);
  const draft = await readDraft(db, quote);
  if (draft.state !== 'draft' || caller.userId === null) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const lines = await readVersionLines(db, draft);
  const line = lines.find((one) => one.lineNo === lineNo && one.offerNo === offerNo && one.kind !== 'none');
  const label = offerLabel({ lineNo, offerNo });
  if (!line) throw refuseLine(`报价中没有${label}的这个方案，请刷新后再试`);
  if (line.skuId === null) throw refuseLine(`${label}不是目录商品，成本和底价直接填写`);
  const before = basisOf(await readBases(db, draft, lines), line);
  const after: Amounts = { cost: parseUnitPrice(costText), floor: parseUnitPrice(floorText) };
  if (sameAmounts(before, after)) throw refuseLine(`${label}的成本和底价没有变化`);
  const basis = changedBasis(before, after, { reason, userId: caller.userId });
  await rewriteCosts(db, quote.firmId, [rowOfBasis(quote.firmId, line.id, basis)]);
  await changeQuote(db, quote, {});
  await insertDeskEvent(db, {
    ...placeOf(quote),
    versionNo: draft.versionNo,
    lineNo,
    offerNo,
    userId: caller.userId,
    kind: 'basis_changed',
    detail: reason,
    costBefore: before.cost,
    floorBefore: before.floor,
    costAfter: after.cost,
    floorAfter: after.floor,
  });
  await writeAudit(db, caller, {
    action: 'quote.basis_changed',
    objectType: 'quote',
    objectId: quote.quoteNo,
    before: { lineNo, offerNo, ...amountsText(before) },
    after: { lineNo, offerNo, ...amountsText(after), reason },
  });
  return done(quote, quote.status);
}
