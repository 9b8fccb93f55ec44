import { sql } from 'drizzle-orm';
import type { LateReason } from '../../contract/delivery-schemas.ts';
import type { ReportFilter } from '../../contract/report-filter.ts';
import { LATE_REASONS } from '../../rules/late-reason.ts';
import { shareText } from '../../rules/percent.ts';
import { countTile, measureTile, shareTile } from '../../rules/present-sums.ts';
import { type DeliveryGroup, type Punctuality, punctualityOf } from '../../rules/punctuality.ts';
import type { FigureCode } from '../../rules/report-figures.ts';
import { stretchesOf } from '../../rules/stretches.ts';
import { type Asking, readKept } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { inSight } from '../figures/wanted-repo.ts';
import { reportDeliveries } from '../report-tables.ts';
import {
  countedWithin,
  deliveryDays,
  isDelivered,
  isDue,
  isInFull,
  isOnTime,
  isSaid,
  readStanding,
} from './delivery-facts-repo.ts';

const FIGURES: readonly FigureCode[] = [
  ...(['onTime', 'inFull', 'onTimeInFull', 'deliveryDays', 'deliveryP90'] as const),
  ...(['late', 'open', 'overdue', 'deliveryCorrections'] as const),
];

/** Promises that came out alike, of one stretch, sender and carrier. */
interface DeliveryFacts extends DeliveryGroup {
  side: 0 | 1;
  start: string;
  warehouse: string;
  carrier: string;
  reason: LateReason;
}

type Row = Record<'side' | 'start' | 'warehouse' | 'carrier' | 'reason' | 'lines', string> &
  Record<'delivered' | 'on_time' | 'in_full' | 'due', boolean> & { days: string | null };

const factsOf = (row: Row): DeliveryFacts => ({
  side: Number(row.side) === 0 ? 0 : 1,
  start: row.start,
  warehouse: row.warehouse,
  carrier: row.carrier,
  reason: row.reason as LateReason,
  lines: Number(row.lines),
  delivered: row.delivered,
  onTime: row.on_time,
  inFull: row.in_full,
  due: row.due,
  days: row.days === null ? null : Number(row.days),
});

/** All promises due in the days of the filter and those compared with, counted by what matters of them. */
async function readFacts(asking: Asking): Promise<DeliveryFacts[]> {
  const { db, wanted, filter, viewer } = asking;
  const { compared, from, to } = wanted;
  const sides = [{ no: 0, from, to }, ...(compared ? [{ no: 1, ...compared }] : [])];
  const days = sql.join(
    sides.map((side) => sql`(${side.no}::int, ${side.from}::date, ${side.to}::date)`),
    sql`, `,
  );
  const { countsOn, warehouse, carrier, reason } = reportDeliveries;
  const { rows } = await db.execute<Row>(sql`
    select side.no as side, date_trunc(${filter.grain}::text, ${countsOn}::timestamp)::date::text as start, ${warehouse},
      ${carrier}, ${reason}, ${isDelivered} as delivered, ${isOnTime} as on_time, ${isInFull} as in_full,
      ${isDue(viewer.today)} as due, ${deliveryDays} as days, count(*) as lines
    from (values ${days}) side(no, since, till) join ${reportDeliveries} on ${countsOn} between side.since and side.till
    where ${inSight(reportDeliveries, wanted)} and ${isSaid} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`);
  return rows.map(factsOf);
}

const keptFacts = (asking: Asking) =>
  readKept(asking, `delivery ${asking.filter.grain} ${asking.viewer.today}`, () => readFacts(asking));

/** 准时足量 of the filter and of the days compared with: counts alone, where the report of deliveries asks for all there is. */
export function readPunctuality(asking: Asking): Promise<{ now: string | null; before: string | null }> {
  const { db, wanted, viewer } = asking;
  const days = [wanted, ...(wanted.compared ? [wanted.compared] : [])];
  const counts = days.map(
    (
      one,
      no,
    ) => sql`select ${no}::int as side, count(*) as due, count(*) filter (where ${isOnTime} and ${isInFull}) as kept
      from ${reportDeliveries} where ${inSight(reportDeliveries, wanted)} and ${countedWithin('due', one)} and ${isSaid}
        and ${isDue(viewer.today)}`,
  );
  return readKept(asking, `punctual ${viewer.today}`, async () => {
    const { rows } = await db.execute<{ side: number } & Record<'due' | 'kept', string>>(
      sql.join(counts, sql` union all `),
    );
    const of = (side: number) => rows.find((row) => row.side === side);
    const share = (row: ReturnType<typeof of>) => shareText(BigInt(row?.kept ?? 0), BigInt(row?.due ?? 0));
    return { now: share(of(0)), before: wanted.compared ? share(of(1)) : null };
  });
}

type Standing = Awaited<ReturnType<typeof readStanding>>;

function presentTiles(now: Punctuality, before: Punctuality | null, standing: Standing) {
  return [
    shareTile('onTime', now.onTime, before && before.onTime),
    shareTile('inFull', now.inFull, before && before.inFull),
    shareTile('onTimeInFull', now.both, before && before.both),
    measureTile('deliveryDays', now.days, before && before.days),
    measureTile('deliveryP90', now.p90, before && before.p90),
    countTile('late', now.late, before && before.late),
    countTile('open', now.open, null),
    countTile('overdue', standing.overdue, null),
    countTile('deliveryCorrections', standing.corrected, null),
  ];
}

const presentSeries = (facts: readonly DeliveryFacts[], filter: ReportFilter) =>
  stretchesOf(filter, filter.grain).map(({ start, from, to, label }) => {
    const { due, onTime, inFull, both, days } = punctualityOf(facts.filter((one) => one.start === start));
    return { from, to, label, due, onTime, inFull, both, days };
  });

function presentReasons(facts: readonly DeliveryFacts[]) {
  const late = facts.filter(({ due, onTime, inFull }) => due && !(onTime && inFull));
  const all = late.reduce((sum, { lines }) => sum + lines, 0);
  return Object.entries(LATE_REASONS).flatMap(([reason, label]) => {
    const lines = late.reduce((sum, one) => sum + (one.reason === reason ? one.lines : 0), 0);
    return lines === 0
      ? []
      : [{ reason: reason as LateReason, label, lines, share: shareText(BigInt(lines), BigInt(all)) }];
  });
}

const sideRow = (
  side: 'warehouse' | 'supplier' | 'carrier',
  [code, facts]: [string, DeliveryFacts[]],
  name: string,
) => {
  const { due, onTime, both, days, p90, late } = punctualityOf(facts);
  return { side, code, name, lines: due, onTime, both, days, p90, late };
};

type Names = ReadonlyMap<string, string>;

/** Warehouses, suppliers together, and carriers, the busiest first. */
function presentSides(facts: readonly DeliveryFacts[], warehouses: Names) {
  const senders = [...Map.groupBy(facts, ({ warehouse }) => warehouse)];
  const carriers = [...Map.groupBy(facts, ({ carrier }) => carrier)].filter(([carrier]) => carrier !== '');
  return [
    ...senders.map((group) =>
      group[0] === ''
        ? sideRow('supplier', group, '供应商直发')
        : sideRow('warehouse', group, warehouses.get(group[0]) ?? group[0]),
    ),
    ...carriers.map((group) => sideRow('carrier', group, group[0])),
  ].toSorted((a, b) => b.lines - a.lines);
}

async function readWarehouses({ db }: Asking): Promise<Names> {
  const { rows } = await db.execute<{ code: string; name: string }>(sql`select code, name from warehouses_view`);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** How promises were kept: figures, chart, reasons, and who brought the goods. */
export async function readDelivery(asking: Asking) {
  const { viewer, filter, wanted } = asking;
  const facts = await keptFacts(asking);
  const standing = await readKept(asking, `standing ${viewer.today}`, () => readStanding(asking));
  const now = facts.filter(({ side }) => side === 0);
  const before = wanted.compared ? punctualityOf(facts.filter(({ side }) => side === 1)) : null;
  return {
    head: presentHead(viewer, filter, FIGURES),
    tiles: presentTiles(punctualityOf(now), before, standing),
    series: presentSeries(now, filter),
    reasons: presentReasons(now),
    sides: presentSides(now, await readWarehouses(asking)),
  };
}
