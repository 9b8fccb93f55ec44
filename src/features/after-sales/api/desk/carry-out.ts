import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { type CaseKind, RETURN_WAYS } from '../../contract/case-words.ts';
import { HANDLING } from '../../rules/goods-back.ts';
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
import { settleCase } from '../settle/settle-case.ts';
import type { Decision } from './decision-repo.ts';
import { homeWarehouse } from './read-home-warehouse.ts';

/** What was granted, in the words of the log: money, or goods of so much. */
export function describeDecision(kind: CaseKind, { returnWay, grantedFen, freightFen, note }: Decision): string {
  const freight = freightFen > 0n ? `，另退运费 ¥${formatAmount(freightFen)}` : '';
  const what = HANDLING[kind].lessMoney ? '退款' : '商品金额';
  return [`${RETURN_WAYS[returnWay]}，${what} ¥${formatAmount(grantedFen)}${freight}`, note].filter(Boolean).join('；');
}

/** Does what was decided: goods are asked back, or the case is settled without them. */
export async function carryOut(
  db: Db,
  actor: CaseActor,
  before: CaseRow,
  { decided, lines }: { decided: Decision; lines: readonly CaseLine[] },
): Promise<CaseRow> {
  const { firmId } = before;
  for (const { lineNo, quantity, grantedFen } of decided.lines) {
    const line = lines.find((one) => one.lineNo === lineNo);
    if (line) await changeCaseLine(db, { firmId, lineId: line.id }, { grantedQuantity: quantity, grantedFen });
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
