import { and, desc, eq, ne } from 'drizzle-orm';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import { CASE_KINDS, type CaseKind, EXCHANGE_WISHES, RETURN_WAYS, type ReturnWay } from '../../contract/case-words.ts';
import { KIND_RULES } from '../../rules/case-kinds.ts';
import { caseDeskLabel, caseStates } from '../../rules/case-status.ts';
import { deskActsOf } from '../../rules/desk-acts.ts';
import { placeText } from '../../rules/place-text.ts';
import type { GivenBefore } from '../../rules/settle-case.ts';
import { readCaseFiles } from '../case-attachments.ts';
import { type CaseRow, numbered, placeOf, readCaseLines } from '../case-repo.ts';
import { afterSaleCases as cases } from '../case-tables.ts';
import { readPolicy } from '../policy-repo.ts';
import { homeWarehouse } from '../returns/read-home-warehouse.ts';
import { readReturns } from '../returns/return-repo.ts';
import { readGiven } from '../settle/refund-repo.ts';
import { findWaiting } from './decision-repo.ts';
import { presentDecision, presentLine, presentReturns } from './present-desk-case.ts';
import { readBuyerName, readChildNo, readDeskEvents, readOrderFacts, readRefund } from './read-case-facts.ts';
import { readFreightLeft } from './read-freight-left.ts';
import { presentHead, selectCases } from './read-queue.ts';
import { readRepair } from './repair-repo.ts';

const REPAIR_LABELS: Readonly<Record<string, string>> = {
  ...{ offered: '等待客户确认报价', accepted: '维修中', declined: '客户不维修', done: '已修好' },
};

/** Other cases of the same order, the latest first. */
async function readOthers(db: Db, { firmId, orderId, id }: CaseRow) {
  const rows = await db
    .select({ caseNo: cases.caseNo, kind: cases.kind, status: cases.status })
    .from(cases)
    .where(and(eq(cases.firmId, firmId), eq(cases.orderId, orderId), ne(cases.id, id)))
    .orderBy(desc(cases.id))
    .limit(20);
  return rows.map(({ caseNo, kind, status }) => ({
    caseNo,
    kindLabel: CASE_KINDS[kind as CaseKind],
    statusLabel: caseDeskLabel(caseStates.read(status)),
  }));
}

async function readRepairView(db: Db, row: CaseRow): Promise<DeskCase['repair']> {
  const repair = await readRepair(db, placeOf(row));
  if (!repair) return null;
  const { finding, estimateFen, days, status } = repair;
  return { finding, days, estimate: formatAmount(estimateFen), statusLabel: REPAIR_LABELS[status] ?? status };
}

/** What the case itself says beside its head. */
function presentCase(row: CaseRow) {
  const { kind, grantedFen, freightFen, freightPayer, exchangeWish, quick, rejectReason, reopenings } = row;
  const returnWay = row.returnWay as ReturnWay;
  return {
    ...{ returnWay, quick, rejectReason, reopenings },
    grantedAmount: formatAmount(grantedFen),
    freight: formatAmount(freightFen),
    wayLabel: RETURN_WAYS[returnWay],
    ways: KIND_RULES[kind].ways.map((code) => ({ code, label: RETURN_WAYS[code] })),
    freightPayer: freightPayer === 'buyer' ? ('buyer' as const) : ('shop' as const),
    exchangeWishLabel: kind === 'exchange' ? EXCHANGE_WISHES[exchangeWish === 'refund' ? 'refund' : 'wait'] : '',
    confirmUntil: row.confirmUntil?.toISOString() ?? null,
    contact: contactOf(row),
  };
}

function contactOf({ returnWay, contactName, contactPhone, pickupAddress }: CaseRow): DeskCase['contact'] {
  if (returnWay === 'none') return null;
  const place = returnWay === 'pickup' && pickupAddress ? placeText(pickupAddress) : '';
  return { name: contactName, phone: contactPhone, place };
}

/** Everything the desk and the warehouse need to know of a case. */
export async function readDeskCase(db: Db, caller: Caller, caseNo: string, now: Date): Promise<DeskCase> {
  const [found] = await selectCases(db).where(numbered(caseNo));
  if (!found) throw notFound('售后单');
  const row: CaseRow = { ...found.row, status: caseStates.read(found.row.status), kind: found.row.kind as CaseKind };
  const place = placeOf(row);
  const policy = await readPolicy(db);
  const waiting = await findWaiting(db, place);
  const parcels = await readReturns(db, place);
  const mine = row.assigneeUserId !== null && row.assigneeUserId === caller.userId;
  const given = row.reopenings > 0 ? await readGiven(db, place) : new Map<bigint, GivenBefore>();
  const ownDecision = waiting?.decidedBy === caller.userId;
  return {
    ...presentHead(found, policy, now),
    ...presentCase(row),
    ...(await readOrderFacts(db, row)),
    acts: deskActsOf(row.status, { permissions: caller.permissions, mine, waits: waiting !== null, ownDecision }),
    buyerName: await readBuyerName(db, caller, row),
    freightLeft: formatAmount(await readFreightLeft(db, row)),
    aloneAmount: formatAmount(policy.aloneFen),
    childOrderNo: await readChildNo(db, row),
    refund: await readRefund(db, place),
    repair: await readRepairView(db, row),
    decision: waiting && (await presentDecision(db, waiting)),
    warehouse: parcels[0]?.warehouse || (await homeWarehouse(db, row)),
    lines: (await readCaseLines(db, place)).map((line) => presentLine(line, given.get(line.orderLineId)?.units ?? 0)),
    returns: await presentReturns(db, row, parcels),
    files: await readCaseFiles(db, place),
    events: await readDeskEvents(db, place),
    others: await readOthers(db, row),
  };
}
