import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { chooseErrors } from '../../contract/case-errors.ts';
import { EXCHANGE_WISHES, type ExchangeWish } from '../../contract/case-words.ts';
import { type CaseActor, type CaseRow, insertCaseEvent } from '../case-repo.ts';
import { refundCase } from './refund-case.ts';
import { sendInstead } from './send-instead.ts';
import { lockOrderOf } from './settle-case.ts';

/** The customer has said what is to be done about a locked case for which nothing is there: wait for it, or take the money. */
export async function chooseInstead(db: Db, actor: CaseActor, row: CaseRow, wish: ExchangeWish): Promise<CaseRow> {
  if (row.status !== 'choosing') return row;
  const order = await lockOrderOf(db, row);
  if (wish === 'refund' && order.totalFen === 0n) throw refuse(chooseErrors, 'CASE_NOTHING_PAID');
  await insertCaseEvent(db, row, { actor, kind: 'chosen', detail: EXCHANGE_WISHES[wish] });
  return wish === 'refund' ? refundCase(db, actor, row, order) : sendInstead(db, actor, row, order, true);
}
