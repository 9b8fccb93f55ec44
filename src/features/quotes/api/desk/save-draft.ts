import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { DraftInput } from '../../contract/quote-desk-schemas.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { totalsOf } from '../../rules/price-quote.ts';
import { changeQuote, insertLines, readVersionLines } from '../quote-repo.ts';
import { draftCosts } from './draft-costs.ts';
import { checkLines, draftRows, readOffered } from './draft-lines.ts';
import { type DeskAct, done, openQuote, placeOf, readDraft } from './open-quote.ts';
import { changeVersion, deleteLines, insertCosts, readCosts } from './quote-desk-repo.ts';

/** Writes the draft of the next version as the desk has it on its page; whoever writes it has made it. */
export async function saveDraft(db: Db, caller: Caller, input: DeskAct & DraftInput, now: Date) {
  const quote = await openQuote(db, input, now);
  const draft = await readDraft(db, quote);
  if (draft.state !== 'draft') throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const items = await readOffered(db, input.lines);
  checkLines(input.lines, items);
  const place = placeOf(quote);
  const [old, costs] = [await readVersionLines(db, draft), await readCosts(db, place)];
  const rows = draftRows(input.lines, items, old);
  const { paymentTerms, deliveryNote, note, validDays } = input;
  const terms = { paymentTerms, deliveryNote, note, validDays };
  await deleteLines(db, draft);
  const createdBy = caller.userId ?? draft.createdBy;
  await changeVersion(db, draft, { ...totalsOf(rows, parseAmount(input.freight)), ...terms, createdBy });
  const ids = await insertLines(db, { ...place, versionId: draft.id }, rows);
  await insertCosts(db, draftCosts(quote.firmId, input.lines, { items, ids, old, costs }));
  await changeQuote(db, quote, {});
  return done(quote, quote.status);
}
