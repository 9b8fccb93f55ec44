import type { Db } from '#platform/api/database.ts';
import { isQuick } from '../../rules/quick-case.ts';
import { type CaseRow, changeCase, changeCaseLine, insertCaseEvent, placeOf, readCaseLines } from '../case-repo.ts';
import { readPolicy } from '../policy-repo.ts';
import { readSigned } from '../signed-lines-repo.ts';
import { takeQuick } from './quick-repo.ts';
import { SHOP } from './settle-actors.ts';
import { settleCase } from './settle-case.ts';

/**
 * Settles a new case at once, without return and without a person, where it is small enough and its company has not had too
 * much of that this month (behaviours 2.7). False: somebody looks at it. The case is locked, or made in this transaction.
 */
export async function tryQuick(db: Db, row: CaseRow): Promise<boolean> {
  if (row.status !== 'reviewing' || row.quick) return false;
  const { quickCaseFen, quickMonthFen } = await readPolicy(db);
  const lines = await readCaseLines(db, placeOf(row));
  const signed = new Map((await readSigned(db, row)).map((line) => [line.lineId, new Date(line.signedAt)]));
  const amountFen = row.askedFen + row.freightFen;
  const told = lines.map(({ reason, orderLineId }) => ({ reason, signedAt: signed.get(orderLineId) ?? null }));
  if (!isQuick({ kind: row.kind, amountFen, lines: told }, quickCaseFen, new Date())) return false;
  if (!(await takeQuick(db, row.firmId, amountFen, quickMonthFen))) return false;
  for (const { id: lineId, quantity, askedFen } of lines) {
    await changeCaseLine(db, { firmId: row.firmId, lineId }, { grantedQuantity: quantity, grantedFen: askedFen });
  }
  const set = { quick: true, returnWay: 'none', grantedFen: row.askedFen };
  const quick = await changeCase(db, placeOf(row), set);
  await insertCaseEvent(db, quick, { actor: SHOP, kind: 'quick' });
  await settleCase(db, SHOP, quick);
  return true;
}
