import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import type { FigureDimension } from '../../contract/figure-schemas.ts';

/** What rows without a name are called. */
const NAMELESS: Partial<Record<FigureDimension, string>> = {
  brand: '无品牌',
  supplier: '未登记供应商',
  warehouse: '供应商直发',
  carrier: '未知承运商',
};

/** Names of codes that the shop keeps in tables. */
async function readNames(db: Db, by: FigureDimension): Promise<ReadonlyMap<string, string>> {
  if (by !== 'warehouse' && by !== 'firm') return new Map();
  const from =
    by === 'firm'
      ? sql`select customer_code as code, name from firms_view`
      : sql`select code, name from warehouses_view`;
  const { rows } = await db.execute<{ code: string; name: string }>(from);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

const fixedName = (by: FigureDimension, key: string): string | undefined => {
  if (by === 'reason') return CASE_REASONS[key as CaseReason]?.label;
  return by === 'kind' ? CASE_KINDS[key as CaseKind] : undefined;
};

/** Rows with what people call them; an item with its number beside its name. */
export async function nameRows<Row extends { key: string; name: string }>(
  db: Db,
  by: FigureDimension,
  rows: readonly Row[],
): Promise<{ row: Row; name: string; note: string }[]> {
  const names = await readNames(db, by);
  return rows.map((row) => {
    if (by === 'item') return { row, name: row.name, note: row.key };
    const name = names.get(row.key) ?? fixedName(by, row.key) ?? (row.key || (NAMELESS[by] ?? '—'));
    return { row, name, note: by === 'firm' ? row.key : '' };
  });
}
