import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterSaleReturnNews, afterSaleReturns } from '#features/after-sales/api/return-tables.ts';
import type { ReturnStatus } from '#features/after-sales/rules/return-status.ts';
import { describeSlot, pickupSlots } from '#features/after-sales/rules/returns/pickup-slots.ts';
import { comesBack, receivedAt } from './case-rows.ts';
import type { PlannedReturn } from './plan-returns.ts';
import { walkRows } from './walk-rows.ts';
import type { WrittenReturn } from './write-settlements.ts';

const CARRIER = '顺丰速运';

const timeOfKind = ({ steps }: PlannedReturn, kind: string) => steps.find((step) => step.kind === kind)?.at;

/** How far a parcel has come: asked for, on the road, in the house. */
function wayOf(one: PlannedReturn): ReturnStatus[] {
  const mailed = one.way === 'mail';
  const first: ReturnStatus[] = mailed ? [] : ['booked'];
  if (receivedAt(one) !== undefined) return [...first, 'moving', 'arrived'];
  return timeOfKind(one, 'sent') === undefined ? first : [...first, 'moving'];
}

/** The soonest a carrier could come. */
function slotAfter(at: number): string {
  const [slot] = pickupSlots(new Date(at));
  return slot ? describeSlot(slot) : '';
}

const numberOn = (at: number) =>
  sql<string>`'TH' || to_char(${new Date(at)}::timestamptz at time zone 'Asia/Shanghai', 'YYMMDD')
    || to_char(nextval('return_number_seq'::regclass) % 1000000, 'FM000000')`;

function parcelOf({ one, firmId, caseId }: WrittenReturn) {
  const [first] = one.goods;
  const grantedAt = timeOfKind(one, 'granted') ?? one.createdAt;
  const way = wayOf(one);
  const numbered = way.includes('booked') || way.includes('moving');
  return {
    ...{ firmId, caseId, returnNo: numberOn(grantedAt), way: one.way ?? 'pickup', status: 'asked' },
    ...{ carrier: numbered ? CARRIER : '', trackingNo: numbered ? `SF90${String(caseId).padStart(10, '0')}` : '' },
    ...{ warehouse: first?.line.warehouse ?? '', fromAddress: first?.line.address as never },
    pickupSlot: one.way === 'mail' ? '' : slotAfter(grantedAt),
    nextAskAt: way.at(-1) === 'arrived' || !numbered ? null : new Date(),
    arrivedAt: receivedAt(one) === undefined ? null : new Date(receivedAt(one) ?? 0),
    ...{ createdAt: new Date(grantedAt), updatedAt: new Date(one.steps.at(-1)?.at ?? grantedAt) },
  };
}

function newsOf({ one, firmId }: WrittenReturn, returnId: bigint) {
  const sent = timeOfKind(one, 'sent');
  const arrived = timeOfKind(one, 'arrived');
  const row = (noticeId: string, at: number, words: string) => ({
    ...{ firmId, returnId, noticeId, words, happenedAt: new Date(at) },
  });
  return [
    ...(sent === undefined ? [] : [row('collected', sent, `${CARRIER}已揽收`)]),
    ...(arrived === undefined ? [] : [row('arrived', arrived, '包裹已送达仓库')]),
  ];
}

/** Parcels of the cases whose goods come back, with what their carrier has told. */
export async function writeParcels(db: NodePgDatabase, written: readonly WrittenReturn[]): Promise<void> {
  const back = written.filter(({ one }) => comesBack(one));
  if (back.length === 0) return;
  const ids = await db.insert(afterSaleReturns).values(back.map(parcelOf)).returning({ id: afterSaleReturns.id });
  const idOf = (index: number) => ids[index]?.id ?? 0n;
  await walkRows(
    db,
    'after_sale_returns',
    back.map(({ one }, index) => ({ id: idOf(index), way: wayOf(one) })),
  );
  const news = back.flatMap((row, index) => newsOf(row, idOf(index)));
  if (news.length > 0) await db.insert(afterSaleReturnNews).values(news);
}
