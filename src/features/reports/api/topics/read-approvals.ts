import { type SQL, sql } from 'drizzle-orm';
import { formatAmount } from '#platform/shared/money.ts';
import { oneDecimal } from '../../rules/percent.ts';
import { countTile, measureTile } from '../../rules/present-sums.ts';
import { NO_PLACE } from '../../rules/report-words.ts';
import { stretchesOf } from '../../rules/stretches.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { idList, inPlaces, type WantedPlaces } from '../figures/wanted-repo.ts';
import { reportDays } from '../report-tables.ts';

/** Longest ones shown. */
const SLOWEST = 10;
const TENTHS_OF_HOUR = 360n;

const hoursOf = (seconds: bigint, times = 1n): string =>
  oneDecimal(seconds * 10n, times * TENTHS_OF_HOUR * 10n) ?? '0.0';

/** People and departments of who asked; nothing else of a filter says anything of an approval. */
function ofAskers({ people, places }: Asking['wanted']): SQL {
  const as = { ...reportDays, userId: sql`r.requester_user_id`, departmentId: sql`r.department_id` };
  const askers = places.filter(({ by }) => by === 'department' || by === 'person');
  const inScope = people === null ? sql`true` : sql`r.requester_user_id = any(${idList(people)})`;
  return sql.join([inScope, ...askers.map((one: WantedPlaces) => inPlaces(as, one) ?? sql`true`)], sql` and `);
}

const decidedBetween = (from: SQL, to: SQL) => sql`r.status in ('passed', 'refused')
  and r.decided_at >= (${from})::timestamp at time zone 'Asia/Shanghai'
  and r.decided_at < (${to} + 1)::timestamp at time zone 'Asia/Shanghai'`;

const SECONDS = sql.raw('extract(epoch from r.decided_at - r.created_at)');

type Row = Record<'side' | 'kind' | 'decided' | 'seconds' | 'p90', string> & {
  start: string | null;
  department: string | null;
};

interface Group {
  side: number;
  kind: number;
  start: string | null;
  department: string | null;
  decided: number;
  seconds: bigint;
  p90: bigint;
}

async function readGroups({ db, wanted, filter }: Asking): Promise<Group[]> {
  const { from, to, compared } = wanted;
  const sides = sql.join(
    [{ from, to }, ...(compared ? [compared] : [])].map(
      (days, no) => sql`(${no}::int, ${days.from}::date, ${days.to}::date)`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Row>(sql`
    select side, start::text, department::text, grouping(start, department) as kind, count(*) as decided,
      sum(seconds)::bigint as seconds, percentile_disc(0.9) within group (order by seconds) as p90
    from (select side.no as side, r.department_id as department, ${SECONDS}::bigint as seconds,
        date_trunc(${filter.grain}::text, r.decided_at at time zone 'Asia/Shanghai')::date as start
      from (values ${sides}) side(no, since, till) join approval_requests_view r on r.firm_id = ${wanted.firmId}
        and ${decidedBetween(sql`side.since`, sql`side.till`)} and ${ofAskers(wanted)}) d
    group by grouping sets ((side), (side, start), (side, department))`);
  return rows.map((row) => ({
    side: Number(row.side),
    kind: Number(row.kind),
    start: row.start,
    department: row.department,
    decided: Number(row.decided),
    seconds: BigInt(row.seconds),
    p90: BigInt(row.p90),
  }));
}

async function readSlowest({ db, wanted }: Asking) {
  const { rows } = await db.execute<
    Record<'request_no' | 'title' | 'person' | 'amount_fen' | 'seconds' | 'decided_at', string>
  >(sql`
    select r.request_no, r.title, u.real_name as person, r.amount_fen, ${SECONDS}::bigint as seconds,
      to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
    from approval_requests_view r join users_view u on u.id = r.requester_user_id
    where r.firm_id = ${wanted.firmId} and ${decidedBetween(sql`${wanted.from}::date`, sql`${wanted.to}::date`)}
      and ${ofAskers(wanted)} order by r.decided_at - r.created_at desc, r.id limit ${SLOWEST}`);
  return rows.map((row) => ({
    requestNo: row.request_no,
    title: row.title,
    person: row.person,
    amount: formatAmount(BigInt(row.amount_fen)),
    hours: hoursOf(BigInt(row.seconds)),
    decidedAt: row.decided_at,
  }));
}

async function readNames({ db, viewer }: Asking): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from departments_view where firm_id = ${viewer.firmId}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const average = (group: Group | undefined) => (group ? hoursOf(group.seconds, BigInt(group.decided)) : null);

/** Bits of `grouping(start, department)`. */
const ALL = 3;
const BY_START = 1;
const BY_DEPARTMENT = 2;

function presentTiles(groups: readonly Group[], compared: boolean) {
  const of = (side: number) => groups.find((group) => group.kind === ALL && group.side === side);
  const [now, before] = [of(0), of(1)];
  const p90 = (group: Group | undefined) => (group ? hoursOf(group.p90) : null);
  return [
    countTile('decided', now?.decided ?? 0, compared ? (before?.decided ?? 0) : null),
    measureTile('approvalHours', average(now), average(before)),
    measureTile('approvalP90', p90(now), p90(before)),
  ];
}

/** How long decisions took, from asking to the end. */
export async function readApprovals(asking: Asking) {
  const { viewer, filter, wanted } = asking;
  const groups = await readGroups(asking);
  const names = await readNames(asking);
  const now = groups.filter(({ side }) => side === 0);
  const departments = now.filter(({ kind }) => kind === BY_DEPARTMENT).toSorted((a, b) => b.decided - a.decided);
  return {
    head: presentHead(viewer, filter, ['decided', 'approvalHours', 'approvalP90']),
    tiles: presentTiles(groups, wanted.compared !== null),
    series: stretchesOf(filter, filter.grain).map(({ start, from, to, label }) => {
      const group = now.find((one) => one.kind === BY_START && one.start === start);
      return { from, to, label, decided: group?.decided ?? 0, hours: average(group) };
    }),
    departments: departments.map((group) => ({
      key: group.department ?? 'none',
      name: names.get(group.department ?? '') ?? NO_PLACE,
      decided: group.decided,
      hours: average(group) ?? '0.0',
      p90: hoursOf(group.p90),
    })),
    slowest: await readSlowest(asking),
  };
}
