import { toldLineFields } from '#business/line-fields/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { DeskCase, DeskCaseLine, DeskReturn } from '../../contract/case-desk-schemas.ts';
import { CASE_REASONS } from '../../contract/case-reasons.ts';
import { RETURN_WAYS, type ReturnWay } from '../../contract/case-words.ts';
import { returnLabel } from '../../rules/return-status.ts';
import type { CaseLine, CaseRow } from '../case-repo.ts';
import { readName } from '../read/case-facts-repo.ts';
import { type ReturnRow, readReturnNews } from '../returns/return-repo.ts';
import { readWarehouseNames } from '../returns/warehouse-repo.ts';
import type { findWaiting } from './decision-repo.ts';

export function presentLine(line: CaseLine, paidBack: number): DeskCaseLine {
  const { lineNo, orderLineNo, itemNo, productName, orderUnit, orderQuantity, quantity, reason, note, measured } = line;
  const { label, fault } = CASE_REASONS[reason];
  return {
    ...{ lineNo, orderLineNo, itemNo, productName, orderUnit, orderQuantity, quantity, reason, note, measured, fault },
    written: toldLineFields(line.written, false),
    reasonLabel: label,
    salesPrice: formatUnitPrice(line.salesPrice),
    askedAmount: formatAmount(line.askedFen),
    granted: line.grantedQuantity,
    grantedAmount: formatAmount(line.grantedFen),
    received: line.receivedQuantity,
    good: line.goodQuantity,
    blocked: line.blockedQuantity,
    scrap: line.scrapQuantity,
    refused: line.refusedQuantity,
    settled: line.settledQuantity,
    paidBack,
  };
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** A decision that waits, as the second person reads it. */
export async function presentDecision(db: Db, waiting: Waiting): Promise<DeskCase['decision']> {
  const { decided, decidedBy, createdAt } = waiting;
  return {
    decidedBy: (await readName(db, decidedBy)) || '客服',
    at: createdAt.toISOString(),
    amount: formatAmount(decided.grantedFen + decided.freightFen),
    wayLabel: RETURN_WAYS[decided.returnWay],
    freight: formatAmount(decided.freightFen),
    note: decided.note,
    lines: decided.lines.map(({ lineNo, quantity, grantedFen }) => ({
      ...{ lineNo, quantity },
      amount: formatAmount(grantedFen),
    })),
  };
}

/** Parcels of a case with what their carrier told, the newest first. */
export async function presentReturns(
  db: Db,
  { firmId }: Pick<CaseRow, 'firmId'>,
  parcels: readonly ReturnRow[],
): Promise<DeskReturn[]> {
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const news = await readReturnNews(db, firmId, ids);
  const nameOf = await readWarehouseNames(db);
  return parcels.map(
    ({ id, returnNo, way, status, carrier, trackingNo, warehouse, pickupSlot, failure, arrivedAt }) => ({
      ...{ returnNo, status, carrier, trackingNo, warehouse, pickupSlot, failure },
      wayLabel: RETURN_WAYS[way as ReturnWay],
      statusLabel: returnLabel({ way, status, pickupSlot }),
      warehouseName: nameOf.get(warehouse) ?? warehouse,
      arrivedAt: arrivedAt?.toISOString() ?? null,
      news: news
        .filter(({ returnId }) => returnId === id)
        .map(({ happenedAt, words, place }) => ({ at: happenedAt.toISOString(), words, place })),
    }),
  );
}
