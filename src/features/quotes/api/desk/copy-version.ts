import type { Db } from '#platform/api/database.ts';
import { moneyOf } from '../../rules/price-quote.ts';
import { copiedLine } from '../copied-line.ts';
import {
  insertLines,
  insertVersion,
  type NewLine,
  type QuoteLineRow,
  type QuotePlace,
  type QuoteVersionRow,
  readLines,
} from '../quote-repo.ts';
import { insertCosts, readCosts } from './quote-desk-repo.ts';

/** A sent line as a draft begins with it: nothing of it is ordered there. */
const copyLine = (line: QuoteLineRow): NewLine => ({ ...copiedLine(line), counted: line.counted, ...moneyOf(line) });

/** Writes a sent version again as a draft, of the same quote or of another one of the firm: terms, lines and costs. */
export async function copyVersion(
  db: Db,
  from: QuoteVersionRow,
  to: QuotePlace & { versionNo: number; createdBy: bigint },
): Promise<void> {
  const { firmId, quoteId, id, goodsFen, freightFen, taxFen, totalFen, paymentTerms, deliveryNote, validDays } = from;
  const terms = { goodsFen, freightFen, taxFen, totalFen, paymentTerms, deliveryNote, validDays };
  const { versionNo, createdBy } = to;
  const versionId = await insertVersion(db, to, { versionNo, createdBy, ...terms });
  const source = { firmId, quoteId };
  const old = (await readLines(db, source)).filter((line) => line.versionId === id);
  const ids = await insertLines(db, { firmId: to.firmId, quoteId: to.quoteId, versionId }, old.map(copyLine));
  const costs = await readCosts(db, source);
  const copied = old.flatMap((line) => {
    const known = costs.get(line.id);
    const lineId = ids.find((one) => one.lineNo === line.lineNo && one.offerNo === line.offerNo)?.id;
    return known && lineId !== undefined ? [{ ...known, lineId }] : [];
  });
  await insertCosts(db, copied);
}
