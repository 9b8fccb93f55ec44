import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { caseDeskErrors } from '../../contract/case-desk-errors.ts';
import type { InspectInput } from '../../contract/case-desk-inputs.ts';
import { shareOf } from '../../rules/judge-grant.ts';
import { type CountedLine, judgeInspection } from '../../rules/judge-inspection.ts';
import type { GivenBefore } from '../../rules/settle-case.ts';
import {
  type CaseActor,
  type CaseLine,
  type CaseRow,
  changeCase,
  changeCaseLine,
  insertCaseEvent,
  moveCase,
  placeOf,
  readCaseLines,
} from '../case-repo.ts';
import { NOTHING_GIVEN, readGiven } from '../settle/refund-repo.ts';
import { settleCase } from '../settle/settle-case.ts';
import { shelve } from '../settle/shelve.ts';
import { nameOfWarehouse } from './known-warehouse.ts';
import { atDesk, type DeskPerson, done, openCase } from './open-case.ts';
import { offerRepair } from './repair-repo.ts';

/** A line with what it gave before its case was opened again: nothing of that comes back once more. */
type CountableLine = CaseLine & { before: GivenBefore };

const awaitedOf = ({ grantedQuantity, quantity, before }: CountableLine) =>
  (grantedQuantity ?? quantity) - before.units;

async function readCountable(db: Db, found: CaseRow): Promise<CountableLine[]> {
  const given = found.reopenings > 0 ? await readGiven(db, placeOf(found)) : new Map<bigint, GivenBefore>();
  const lines = await readCaseLines(db, placeOf(found));
  return lines.map((line) => ({ ...line, before: given.get(line.orderLineId) ?? NOTHING_GIVEN }));
}

/** Refuses counts that do not add up; answers how many units are accepted. */
function judge(found: CaseRow, lines: readonly CountableLine[], counted: readonly CountedLine[]): number {
  const awaited = lines.map((line) => ({ lineNo: line.lineNo, granted: awaitedOf(line) }));
  const judged = judgeInspection(found.kind, awaited, counted);
  if ('problem' in judged) throw refuse(caseDeskErrors, 'CASE_COUNT_REFUSED', { message: judged.problem });
  return judged.accepted;
}

/** Units that did not arrive are no longer held by the case, and nothing is given for them. */
async function keepCounts(db: Db, found: CaseRow, lines: readonly CountableLine[], counted: readonly CountedLine[]) {
  const { firmId } = found;
  let grantedFen = 0n;
  for (const line of lines) {
    const count = counted.find(({ lineNo }) => lineNo === line.lineNo);
    if (!count) continue;
    const { received, good, blocked, scrap, refused } = count;
    const { before } = line;
    const fen = before.fen + shareOf({ quantity: awaitedOf(line), askedFen: line.grantedFen - before.fen }, received);
    grantedFen += fen;
    const graded = { goodQuantity: good, blockedQuantity: blocked, scrapQuantity: scrap, refusedQuantity: refused };
    const counts = { grantedQuantity: before.units + received, receivedQuantity: received, grantedFen: fen, ...graded };
    await changeCaseLine(db, { firmId, lineId: line.id }, counts);
  }
  return changeCase(db, placeOf(found), { grantedFen });
}

/** Where a repair costs something the customer is asked first. */
async function beginRepair(db: Db, actor: CaseActor, found: CaseRow, { finding, estimate, days }: InspectInput) {
  const estimateFen = parseAmount(estimate);
  const free = estimateFen === 0n;
  await offerRepair(db, placeOf(found), { finding, estimateFen, days, status: free ? 'accepted' : 'offered' });
  await insertCaseEvent(db, found, { actor, kind: 'inspected', detail: finding });
  const words = free ? `免费维修，约 ${days} 天` : `维修费 ¥${estimate}，约 ${days} 天`;
  return free
    ? moveCase(db, found, 'repairing', { actor, kind: 'repairing', detail: words })
    : moveCase(db, found, 'estimating', { actor, kind: 'estimated', detail: words, set: { childOrderId: null } });
}

/** What came back is shelved where it lies, and the case settled for it; nothing that can be accepted ends it. */
async function conclude(
  db: Db,
  actor: CaseActor,
  found: CaseRow,
  { input, lines, accepted }: { input: InspectInput; lines: readonly CaseLine[]; accepted: number },
): Promise<CaseRow> {
  const { finding, warehouse } = input;
  if (accepted === 0) {
    const set = { rejectReason: finding };
    return moveCase(db, found, 'rejected', { actor, kind: 'inspected', detail: finding, set });
  }
  if (found.kind === 'repair') return beginRepair(db, actor, found, input);
  const shelved = lines.map(({ id: lineId, goodQuantity: good, blockedQuantity: blocked, scrapQuantity: scrap }) => ({
    ...{ lineId, good, blocked, scrap },
  }));
  await shelve(db, actor, found, shelved, warehouse);
  await insertCaseEvent(db, found, { actor, kind: 'inspected', detail: finding });
  return settleCase(db, actor, found);
}

/** The warehouse has counted and graded what came back (behaviours 2.7). */
export async function inspectCase(db: Db, caller: DeskPerson, input: InspectInput) {
  const found = await openCase(db, input, 'inspect');
  const place = placeOf(found);
  const lines = await readCountable(db, found);
  const accepted = judge(found, lines, input.lines);
  const name = await nameOfWarehouse(db, input.warehouse);
  const counted = await keepCounts(db, found, lines, input.lines);
  await writeAudit(db, caller, {
    action: 'after_sale.inspected',
    objectType: 'after_sale',
    objectId: found.caseNo,
    after: {
      warehouse: name,
      lines: input.lines.map(({ lineNo, ...count }) => ({ line: String(lineNo), ...count })),
      detail: input.finding,
    },
  });
  const facts = { input, lines: await readCaseLines(db, place), accepted };
  return done(await conclude(db, atDesk(caller), counted, facts));
}
