import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { compareText } from '#platform/shared/compare-text.ts';
import { TASK_TABS, type TaskTab } from '../contract/task-tabs.ts';
import type { CentreInput, CentrePage } from '../contract/transfer-schemas.ts';
import type { ExportDefinition } from './define-export.ts';
import { presentTransfer } from './present-transfer.ts';
import { type Owner, ownedBy } from './transfer-repo.ts';
import { transfers } from './transfer-tables.ts';

/** The state as it counts now: a file whose time is over is gone, whether or not it was removed. */
const standing = sql<string>`case when ${transfers.status} = 'done' and ${transfers.expiresAt} <= now() then 'expired'
  else ${transfers.status} end`;

const unfetched = sql<number>`count(*) filter (where ${standing} = 'done' and ${transfers.fetchedAt} is null)::int`;

const inTab = (tab: TaskTab) => sql`${standing} = any(${sql.param([...TASK_TABS[tab].statuses])}::text[])`;

interface Group {
  kind: string;
  status: string;
  tasks: number;
  waiting: number;
}

const sum = (groups: readonly Group[], of: (group: Group) => number) => groups.reduce((all, one) => all + of(one), 0);

function countsOf(groups: readonly Group[]): CentrePage['counts'] {
  const tabs = Object.entries(TASK_TABS) as [TaskTab, { statuses: readonly string[] }][];
  const counted = tabs.map(([tab, { statuses }]) => [
    tab,
    sum(groups, ({ status, tasks }) => (statuses.includes(status) ? tasks : 0)),
  ]);
  return Object.fromEntries(counted) as CentrePage['counts'];
}

/** One page of a person's tasks, how many stand where, and what they are about (specification 2.3, download centre). */
export async function readCentre(
  db: Db,
  owner: Owner,
  { tab, kind, pageNo, pageSize }: CentreInput,
  exports: ReadonlyMap<string, ExportDefinition>,
): Promise<CentrePage> {
  const labelOf = (code: string) => exports.get(code)?.label ?? '导出';
  const groups: Group[] = await db
    .select({ kind: transfers.kind, status: standing, tasks: count(), waiting: unfetched })
    .from(transfers)
    .where(ownedBy(owner))
    .groupBy(transfers.kind, standing);
  const rows = await db
    .select()
    .from(transfers)
    .where(and(ownedBy(owner), inTab(tab), kind === undefined ? undefined : eq(transfers.kind, kind)))
    .orderBy(desc(transfers.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const chosen = groups.filter((group) => kind === undefined || group.kind === kind);
  const counts = countsOf(chosen);
  const kinds = [...new Set(groups.map((group) => group.kind))].map((code) => ({ kind: code, label: labelOf(code) }));
  return {
    list: rows.map((row) => presentTransfer(row, labelOf(row.kind))),
    total: counts[tab],
    pageNo,
    pageSize,
    counts,
    kinds: kinds.sort((a, b) => compareText(a.label, b.label)),
    waiting: sum(groups, ({ waiting }) => waiting),
  };
}
