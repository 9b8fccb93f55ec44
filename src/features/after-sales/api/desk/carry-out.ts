import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { caseDeskErrors } from '../../contract/case-desk-errors.ts';
import { type CaseKind, RETURN_WAYS } from '../../contract/case-words.ts';
import { KIND_RULES, poolOf } from '../../rules/case-kinds.ts';
import { countUnits, heldUnits } from '../../rules/held-units.ts';
import { UNCOUNTED } from '../../rules/judge-inspection.ts';
import { readUnitLines } from '../apply/order-units-repo.ts';
import {
  type CaseActor,
  type CaseLine,
  type CaseRow,
  changeCase,
  changeCaseLine,
  insertCaseEvent,
  moveCase,
  placeOf,
} from '../case-repo.ts';
import { beginReturn } from '../returns/begin-return.ts';
import { homeWarehouse } from '../returns/read-home-warehouse.ts';
import { settleCase } from '../settle/settle-case.ts';
import type { Decision } from './decision-repo.ts';

/** What was granted, in the words of the log: money, or goods of so much. */
export function describeDecision(kind: CaseKind, { returnWay, grantedFen, freightFen, note }: Decision): string {
  const freight = freightFen > 0n ? `，另退运费 ¥${formatAmount(freightFen)}` : '';
  const what = KIND_RULES[kind].lessMoney ? '退款' : '商品金额';
  return [`${RETURN_WAYS[returnWay]}，${what} ¥${formatAmount(grantedFen)}${freight}`, note].filter(Boolean).join('；');
}

/** A case that was opened again holds what it gave or is worked on; more of its units may stand in other cases by now. */
async function checkUnitsFree(db: Db, row: CaseRow, { lines: granted }: Decision, lines: readonly CaseLine[]) {
  if (row.reopenings === 0) return;
  const units = new Map((await readUnitLines(db, row)).map((line) => [line.id, line]));
  for (const line of lines) {
    const bought = units.get(line.orderLineId);
    const wish = granted.find(({ lineNo }) => lineNo === line.lineNo);
    if (!bought || !wish) continue;
    const { signedQuantity: signed, short, over, held } = bought;
    const own = held.find(({ caseId }) => caseId === row.id);
    const free = countUnits({ signed, short, over }, held).free[poolOf(row.kind, line.reason)];
    const most = free + (own ? heldUnits(own) : 0);
    if (wish.quantity > most)
      throw refuse(caseDeskErrors, 'CASE_GRANT_REFUSED', {
        message: `第 ${line.lineNo} 行最多通过 ${most}，其余数量已在其他售后单中`,
      });
  }
}

/** Does what was decided: goods are asked back, or the case is settled without them. */
export async function carryOut(
  db: Db,
  actor: CaseActor,
  before: CaseRow,
  { decided, lines }: { decided: Decision; lines: readonly CaseLine[] },
): Promise<CaseRow> {
  const { firmId } = before;
  await checkUnitsFree(db, before, decided, lines);
  for (const { lineNo, quantity, grantedFen } of decided.lines) {
    const line = lines.find((one) => one.lineNo === lineNo);
    const granted = { grantedQuantity: quantity, grantedFen, ...UNCOUNTED };
    if (line) await changeCaseLine(db, { firmId, lineId: line.id }, granted);
  }
  const { grantedFen, freightFen, returnWay, freightPayer } = decided;
  const set = {
    ...{ grantedFen, freightFen, returnWay, freightPayer },
    assigneeUserId: before.assigneeUserId ?? actor.userId,
  };
  const event = { actor, kind: 'granted', detail: describeDecision(before.kind, decided) } as const;
  if (returnWay === 'none') {
    const granted = await changeCase(db, placeOf(before), set);
    await insertCaseEvent(db, granted, event);
    return settleCase(db, actor, granted);
  }
  const waiting = await moveCase(db, before, 'to_return', { ...event, set });
  await beginReturn(db, waiting, decided.warehouse || (await homeWarehouse(db, waiting)));
  return waiting;
}
