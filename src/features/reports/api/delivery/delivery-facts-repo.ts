import { sql } from 'drizzle-orm';
import type { DeliveryPickInput } from '../../contract/delivery-schemas.ts';
import type { Days } from '../../contract/filter-days.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { inSight } from '../figures/wanted-repo.ts';
import { reportDeliveries } from '../report-tables.ts';

const { firmId, partLineId, countsOn, correctionOf, promisedOn, deliveredOn } = reportDeliveries;
const { received, quantity, orderedOn, warehouse, carrier, reason } = reportDeliveries;

/** As it was said in its month: shares and times are made of these alone, so that a closed month stands. */
export const isSaid = sql`(${correctionOf} is null)`;
/** As the order says today: no correction came behind it, and it was not called off. */
const isStanding = sql`(${quantity} > 0 and not exists (select 1 from report_deliveries later where later.firm_id = ${firmId}
  and later.part_line_id = ${partLineId} and later.correction_of is not null and later.counts_on > ${countsOn}))`;

/** How a promise stands on a day, as conditions: the same words as `rules/punctuality.ts`. */
export const isDelivered = sql`(${deliveredOn} is not null)`;
export const isOnTime = sql`(${deliveredOn} is not null and ${deliveredOn} <= ${promisedOn})`;
export const isInFull = sql`(${deliveredOn} is not null and coalesce(${received}, ${quantity}) >= ${quantity})`;
export const isDue = (today: string) => sql`(${deliveredOn} is not null or ${promisedOn} < ${today}::date)`;
export const deliveryDays = sql`(${deliveredOn} - ${orderedOn})`;

const PICKS = {
  due: (today: string) => sql`(${isSaid} and ${isDue(today)})`,
  kept: () => sql`(${isSaid} and ${isOnTime} and ${isInFull})`,
  late: (today: string) => sql`(${isSaid} and ${isDue(today)} and not (${isOnTime} and ${isInFull}))`,
  open: (today: string) => sql`(${isSaid} and not ${isDue(today)})`,
  overdue: (today: string) => sql`(${deliveredOn} is null and ${promisedOn} < ${today}::date and ${isStanding})`,
  corrected: () => sql`(${correctionOf} is not null)`,
} as const;

/** Where a number looks for its promises: how it stands today is asked by the promised day, all else by the day it counts on. */
export const countedWithin = (pick: DeliveryPickInput['pick'], { from, to }: Days) =>
  pick === 'overdue'
    ? sql`${countsOn} >= ${from}::date and ${promisedOn} between ${from}::date and ${to}::date`
    : sql`${countsOn} between ${from}::date and ${to}::date`;

/** Numbers that are not of what was said in its month. */
export const readStanding = async (asking: Asking): Promise<{ overdue: number; corrected: number }> => {
  const { db, wanted, viewer } = asking;
  const of = (pick: 'overdue' | 'corrected') =>
    sql`count(*) filter (where ${PICKS[pick](viewer.today)} and ${countedWithin(pick, wanted)})::int`;
  const { rows } = await db.execute<{ overdue: number; corrected: number }>(sql`
    select ${of('overdue')} as overdue, ${of('corrected')} as corrected from ${reportDeliveries}
    where ${inSight(reportDeliveries, wanted)} and ${countsOn} >= ${wanted.from}::date
      and (${deliveredOn} is null or ${correctionOf} is not null)`);
  return rows[0] ?? { overdue: 0, corrected: 0 };
};

const SIDES = {
  warehouse: (name: string | undefined) => (name === undefined ? sql`${warehouse} <> ''` : sql`${warehouse} = ${name}`),
  supplier: () => sql`${warehouse} = ''`,
  carrier: (name: string | undefined) => (name === undefined ? sql`${carrier} <> ''` : sql`${carrier} = ${name}`),
} as const;

/** Which promises a number is made of. */
export function picked({ pick, reason: why, side, sideName }: DeliveryPickInput, today: string) {
  return sql.join(
    [
      PICKS[pick](today),
      ...(why === undefined ? [] : [sql`(${PICKS.late(today)} and ${reason} = ${why})`]),
      ...(side === undefined ? [] : [SIDES[side](sideName)]),
    ],
    sql` and `,
  );
}
