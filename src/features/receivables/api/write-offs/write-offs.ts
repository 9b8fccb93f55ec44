import { checkSeen } from '#business/documents/api/public.ts';
import type { Teller } from '#business/messages/api/public.ts';
import { DESK_RECEIVABLES_PATH } from '#business/paths/rules/public.ts';
import { moveCredit } from '#features/payments/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { receivableMessages } from '../../contract/message-events.ts';
import { askWriteOffErrors, writeOffErrors } from '../../contract/receivable-errors.ts';
import { writeOffStates } from '../../rules/receipt-states.ts';
import { findFirm } from '../firm-repo.ts';
import { payStatement } from '../pay-statement.ts';
import { findStatements } from '../read-statement-items.ts';
import { changeWriteOff, insertWriteOff, lockWriteOff, type WriteOff } from './write-off-repo.ts';

const acted = ({ writeOffNo, status }: WriteOff) => ({
  writeOffNo,
  status,
  statusLabel: writeOffStates.label(writeOffStates.read(status)),
});

interface WantedWriteOff {
  customerCode: string;
  statementNo: string;
  /** Decimal yuan. */
  amount: string;
  reason: string;
}

/** Asks for a debt to be given up; nothing moves until somebody else agrees. */
export async function askWriteOff(db: Db, caller: Caller, messages: Teller, wanted: WantedWriteOff) {
  const firm = await findFirm(db, wanted.customerCode);
  if (!firm) throw refuse(askWriteOffErrors, 'RECEIVABLE_CUSTOMER_UNKNOWN');
  const [statement] = await findStatements(db, firm.firmId, [wanted.statementNo]);
  if (!statement) throw refuse(askWriteOffErrors, 'ALLOCATION_STATEMENT_UNKNOWN');
  const amountFen = parseAmount(wanted.amount);
  if (amountFen > statement.openFen) throw refuse(askWriteOffErrors, 'ALLOCATION_TOO_MUCH');
  const { firmId } = firm;
  const { id: statementId, statementNo } = statement;
  const { reason } = wanted;
  const askedBy = caller.userId ?? 0n;
  const made = await insertWriteOff(db, { firmId, statementId, statementNo, amountFen, reason, askedBy });
  await writeAudit(db, caller, {
    action: 'write_off.asked',
    objectType: 'write_off',
    objectId: made.writeOffNo,
    after: { statementNo, amount: wanted.amount, reason },
  });
  await messages.tell(db, {
    ...{ event: receivableMessages.writeOffAsked, firmId: null, to: [], holders: 'DESK_WRITE_OFFS' },
    key: `receivable.writeOffAsked:${made.writeOffNo}`,
    title: `坏账核销 ${made.writeOffNo} 待复核`,
    text: `${firm.firmName} 对账单 ${statementNo}，金额 ${displayFen(amountFen)}：${reason}`,
    href: DESK_RECEIVABLES_PATH,
  });
  return acted(made);
}

interface Decision {
  writeOffNo: string;
  version: number;
  agreed: boolean;
  answer: string;
}

/** A second person decides: the statement is settled by so much, and the firm owes so much less. */
export async function decideWriteOff(db: Db, caller: Caller, { writeOffNo, version, agreed, answer }: Decision) {
  const found = await lockWriteOff(db, writeOffNo);
  if (!found) throw notFound('坏账核销单');
  checkSeen(found, version, () => refuse(writeOffErrors, 'RECEIVABLE_CHANGED'));
  if (!writeOffStates.allows('decide', writeOffStates.read(found.status)))
    throw refuse(writeOffErrors, 'RECEIVABLE_STEP');
  if (found.askedBy === caller.userId) throw refuse(writeOffErrors, 'WRITE_OFF_OWN');
  const { firmId, statementId, amountFen } = found;
  const { userId } = caller;
  if (agreed) {
    const paid = await payStatement(db, { firmId, statementId, amountFen, documentNo: writeOffNo });
    if (!paid) throw refuse(writeOffErrors, 'ALLOCATION_TOO_MUCH');
    const moved = await moveCredit(db, 'written_off', { firmId, userId, documentNo: writeOffNo, amountFen });
    if (!moved) throw refuse(writeOffErrors, 'RECEIPT_NO_ACCOUNT');
  }
  const status = agreed ? 'approved' : 'refused';
  const decided = await changeWriteOff(db, found, { status, decidedBy: userId, decidedAt: new Date(), answer });
  await writeAudit(db, caller, {
    action: agreed ? 'write_off.approved' : 'write_off.refused',
    objectType: 'write_off',
    objectId: writeOffNo,
    after: { answer },
  });
  return acted(decided);
}
