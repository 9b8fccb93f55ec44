interface Place {
  value: unknown;
  /** Name in the object or index in the list around it. */
  name: string;
  within: Place | null;
  depth: number;
}

/** What no call can take, wherever it stands: where that is, and what is wrong with it. */
export interface Unfit {
  path: string;
  problem: string;
}

/** No input of ours nests half as deep. What writes it down as JSON is recursive, and ends far below 50,000. */
const DEEPEST = 64;

/** PostgreSQL keeps no NUL, and its JSON no half of a pair; those of texts are mended before (`mendHalves`). */
function problemOf(text: string): string | null {
  if (text.includes('\0')) return '含有不可用的控制字符';
  return text.isWellFormed() ? null : '含有不完整的字符';
}

/**
 * The first text or name of a field that cannot be kept, or a place that lies too deep; null when there is none. Walks
 * without recursion: a body may nest deeper than the stack.
 */
export function findUnfit(input: unknown): Unfit | null {
  const open: Place[] = [{ value: input, name: '', within: null, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, name, depth } = place;
    const problem = problemOf(name) ?? (typeof value === 'string' ? problemOf(value) : null);
    if (problem) return { path: pathOf(place), problem };
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) return { path: pathOf(place), problem: '嵌套层数过多' };
    for (const [part, inner] of Object.entries(value)) {
      open.push({ value: inner, name: part, within: place, depth: depth + 1 });
    }
  }
  return null;
}

/** The first names only: nobody reads more, and a message must not grow with the depth of a body. */
function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | null = place; at?.within; at = at.within)
    names.push(at.name.replaceAll('\0', '').toWellFormed());
  return names.reverse().slice(0, 8).join('.');
}
