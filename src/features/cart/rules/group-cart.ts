import type { CartLine } from '../contract/cart-schemas.ts';
import { lineKey } from './line-key.ts';

export interface CartGroup {
  key: string;
  title: string;
  /** When its goods leave if they are ordered now. */
  promise: string | null;
  lines: CartLine[];
  /** Lines that cannot be bought now; they stand last. */
  failed: boolean;
}

const FAILED_TITLE = '暂时不能购买';

/** Lines by what is promised for their delivery, soonest first; what cannot be bought stands together at the end. */
export function groupCart(lines: readonly CartLine[]): CartGroup[] {
  const groups = new Map<string, CartGroup & { dayType: number }>();
  for (const line of lines) {
    const failed = line.obstacle !== null;
    const title = failed ? FAILED_TITLE : line.deliveryText;
    const key = failed ? 'failed' : title;
    const promise = failed ? null : line.promise;
    const group = groups.get(key) ?? { key, title, promise, lines: [], failed, dayType: line.dayType };
    group.lines.push(line);
    groups.set(key, group);
  }
  const order = (a: { failed: boolean; dayType: number }) => (a.failed ? Number.POSITIVE_INFINITY : a.dayType);
  return [...groups.values()]
    .sort((a, b) => order(a) - order(b) || a.title.localeCompare(b.title, 'zh-CN', { numeric: true }))
    .map(({ dayType: _, ...group }) => group);
}

/** What stands in the table, from the top down: the head of a group or one of its lines. */
export type CartTableRow =
  | { kind: 'group'; key: string; group: CartGroup }
  | { kind: 'line'; key: string; line: CartLine };

export function listRows(groups: readonly CartGroup[]): CartTableRow[] {
  return groups.flatMap((group): CartTableRow[] => [
    { kind: 'group', key: `group ${group.key}`, group },
    ...group.lines.map((line) => ({ kind: 'line', key: lineKey(line), line }) as const),
  ]);
}

/** How many of the lines that can be bought are chosen. */
export function choiceOf(lines: readonly CartLine[]): 'none' | 'some' | 'all' {
  const open = lines.filter((line) => line.obstacle === null);
  const chosen = open.filter((line) => line.selected).length;
  if (chosen === 0) return 'none';
  return chosen === open.length ? 'all' : 'some';
}
