import type { Db } from '#platform/api/database.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import type { FigureDimension } from '../../contract/figure-schemas.ts';
import { readRowNames } from './read-row-names.ts';

/** What rows without a name are called. */
const NAMELESS: Partial<Record<FigureDimension, string>> = {
  brand: '无品牌',
  supplier: '未登记供应商',
  warehouse: '供应商直发',
  carrier: '未知承运商',
};

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
  const names = await readRowNames(db, by);
  return rows.map((row) => {
    if (by === 'item') return { row, name: row.name, note: row.key };
    const name = names.get(row.key) ?? fixedName(by, row.key) ?? (row.key || (NAMELESS[by] ?? '—'));
    return { row, name, note: by === 'firm' ? row.key : '' };
  });
}
