import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { CenterDetail, CenterRow, EditChoices } from '../../contract/budget-schemas.ts';
import { readToday } from '../budget-period-repo.ts';
import { readOpenStandings } from '../open-periods.ts';
import { wasCharged } from './center-repo.ts';
import { presentCenter, presentRule } from './present-center.ts';
import { findCenter, readCenters, readDepartments, readPeople } from './read-center-tree.ts';
import { readRules } from './rule-repo.ts';

/** Rows of a tree, each parent before its children; siblings stay in their order. */
export function parentsFirst<Row extends { id: bigint; parentId: bigint | null }>(rows: readonly Row[]): Row[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const walk = (parentId: bigint | null): Row[] => (below.get(parentId) ?? []).flatMap((row) => [row, ...walk(row.id)]);
  return walk(null);
}

/** All centres of a firm with what they may spend today. */
export async function readTree(db: Db, firmId: bigint): Promise<CenterRow[]> {
  const rows = await readCenters(db, firmId);
  const open = await readOpenStandings(
    db,
    firmId,
    rows.map(({ id }) => id),
  );
  return parentsFirst(rows).map((row) => presentCenter(row, open));
}

export async function readDetail(db: Db, firmId: bigint, id: bigint): Promise<CenterDetail> {
  const row = await findCenter(db, firmId, id);
  if (!row) throw notFound('成本中心');
  const open = await readOpenStandings(db, firmId, [id]);
  const rules = await readRules(db, { firmId, id });
  return {
    ...presentCenter(row, open),
    note: row.note,
    rules: rules.map(presentRule),
    charged: await wasCharged(db, { firmId, id }),
  };
}

const depthOf = (path: string) => path.split('/').filter(Boolean).length - 1;

/** What the fields of a centre may be chosen from. */
export async function readEditChoices(db: Db, firmId: bigint): Promise<EditChoices> {
  const [people, places, rows] = [
    await readPeople(db, firmId),
    await readDepartments(db, firmId),
    await readCenters(db, firmId),
  ];
  return {
    today: await readToday(db),
    members: people.map(({ memberId, name, department }) => ({
      memberId: String(memberId),
      name: name ?? '',
      department,
    })),
    departments: places.map(({ id, name, path }) => ({ id: String(id), name: `${'　'.repeat(depthOf(path))}${name}` })),
    centers: parentsFirst(rows)
      .filter(({ status }) => status === 1)
      .map(({ id, parentId, code, name, path }) => ({
        id: String(id),
        parentId: parentId === null ? null : String(parentId),
        label: `${'　'.repeat(depthOf(path))}${code} ${name}`,
      })),
  };
}
