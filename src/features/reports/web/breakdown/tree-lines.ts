import type { Breakdown, BreakdownRow } from '../../contract/report-schemas.ts';

/** A line of the table: a place, or what stands in for places on their way. */
export type TreeLine =
  | { kind: 'place'; id: string; row: BreakdownRow; level: number; open: boolean }
  | { kind: 'waiting'; id: string; level: number };

/** What the address says where somebody has folded all of it: a place that has no parts. */
export const FOLDED: readonly string[] = ['none'];

/** A row can be unfolded: not what stands at a place itself, which has its place's number. */
export const unfolds = ({ hasChildren, own }: BreakdownRow): boolean => hasChildren && !own;

/** A tree with one top says nothing before that is unfolded. */
export function unfoldedAtFirst({ rows }: Breakdown): readonly string[] {
  const [top] = rows;
  return top && rows.length === 1 && unfolds(top) ? [top.key] : [];
}

/**
 * Rows of a breakdown with what is unfolded below them, as far as it has come (behaviours 2.13: by department, cost centre,
 * category).
 */
export function treeLines(
  rows: readonly BreakdownRow[],
  open: ReadonlySet<string>,
  below: ReadonlyMap<string, Breakdown>,
  level = 0,
): TreeLine[] {
  return rows.flatMap((row): TreeLine[] => {
    const isOpen = unfolds(row) && open.has(row.key);
    const line: TreeLine = { kind: 'place', id: `${level}-${row.key}-${row.own}`, row, level, open: isOpen };
    if (!isOpen) return [line];
    const found = below.get(row.key);
    if (!found) return [line, { kind: 'waiting', id: `waiting-${row.key}`, level: level + 1 }];
    // A place that names itself as its part would never end.
    const inside = new Set([...open].filter((key) => key !== row.key));
    return [line, ...treeLines(found.rows, inside, below, level + 1)];
  });
}
