import { writeAudit } from '#platform/api/audit.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { caseDeskErrors } from '../../contract/case-desk-errors.ts';
import type { GrantInput } from '../../contract/case-desk-inputs.ts';
import { wantsSecondPerson } from '../../rules/goods-back.ts';
import { judgeGrant } from '../../rules/judge-grant.ts';
import type { GivenBefore } from '../../rules/settle-case.ts';
import { type CaseLine, type CaseRow, changeCase, insertCaseEvent, placeOf, readCaseLines } from '../case-repo.ts';
import { readPolicy } from '../policy-repo.ts';
import { NOTHING_GIVEN, readFreightGiven, readGiven } from '../settle/refund-repo.ts';
import { carryOut, describeDecision } from './carry-out.ts';
import { type Decision, endWaiting, insertDecision } from './decision-repo.ts';
import { tellDesk } from './desk-news.ts';
import { nameOfWarehouse } from './known-warehouse.ts';
import { atDesk, done, openCase } from './open-case.ts';
import { readFreightLeft } from './read-freight-left.ts';

/** What is granted, judged against what was asked; a refusal says which line is wrong. */
async function decide(
  db: Db,
  found: CaseRow,
  { input, lines }: { input: GrantInput; lines: readonly CaseLine[] },
): Promise<Decision> {
  const { returnWay, freightPayer, warehouse, note } = input;
  const freightFen = parseAmount(input.freight);
  const wished = input.lines.map(({ lineNo, quantity, amount }) => ({
    ...{ lineNo, quantity },
    amountFen: amount === undefined ? null : parseAmount(amount),
  }));
  const place = placeOf(found);
  const again = found.reopenings > 0;
  const freightGivenFen = again ? await readFreightGiven(db, place) : 0n;
  const given = again ? await readGiven(db, place) : new Map<bigint, GivenBefore>();
  const asked = lines.map((line) => ({ ...line, given: given.get(line.orderLineId) ?? NOTHING_GIVEN }));
  const wish = { kind: found.kind, returnWay, freightFen, freightGivenFen, lines: wished };
  const judged = judgeGrant(wish, asked, await readFreightLeft(db, found));
  if ('problem' in judged) throw refuse(caseDeskErrors, 'CASE_GRANT_REFUSED', { message: judged.problem });
  if (warehouse) await nameOfWarehouse(db, warehouse);
  return { ...judged, freightFen, returnWay, freightPayer, warehouse, note };
}

/**
 * The desk grants a case, whole or in part (behaviours 2.7). What is given without goods and is worth more than one person
 * may grant alone waits for a second one; an earlier decision that waits is dropped for this one.
 */
export async function grantCase(db: Db, caller: Caller, input: GrantInput) {
  const found = await openCase(db, input, 'grant');
  const place = placeOf(found);
  const lines = await readCaseLines(db, place);
  const decided = await decide(db, found, { input, lines });
  await endWaiting(db, place, { status: 'dropped' });
  const { returnWay, grantedFen, freightFen } = decided;
  const { aloneFen } = await readPolicy(db);
  const waits = wantsSecondPerson({ kind: found.kind, returnWay, worthFen: grantedFen + freightFen }, aloneFen);
  const before = { quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
  const after = {
    amount: formatAmount(grantedFen),
    quantity: decided.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    returnWay,
  };
  const audit = { objectType: 'after_sale', objectId: found.caseNo, before, after } as const;
  const actor = atDesk(caller);
  if (!waits) {
    await writeAudit(db, caller, { action: 'after_sale.granted', ...audit });
    return done(await carryOut(db, actor, found, { decided, lines }));
  }
  const { userId } = signedIn(caller);
  await insertDecision(db, place, { decidedBy: userId, decided });
  const kept = await changeCase(db, place, { assigneeUserId: found.assigneeUserId ?? userId });
  await insertCaseEvent(db, kept, { actor, kind: 'checking', detail: describeDecision(kept.kind, decided) });
  await writeAudit(db, caller, { action: 'after_sale.checking', ...audit });
  await tellDesk(db, kept, 'checking');
  return done(kept);
}
