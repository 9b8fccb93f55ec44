/** Legal moves out of each state. */
export type Moves<S extends string> = Readonly<Record<S, { readonly to: readonly string[] }>>;

/**
 * The shortest legal way from one state to another, the start left out: every step is written, because the database
 * refuses to skip any. Empty when both are the same; null when no way leads there.
 */
export function findWay<S extends string>(moves: Moves<S>, from: S, to: S): S[] | null {
  const reached: S[][] = [[from]];
  const seen = new Set<S>([from]);
  for (let way = reached.shift(); way; way = reached.shift()) {
    const last = way.at(-1) ?? from;
    if (last === to) return way.slice(1);
    for (const next of moves[last].to as readonly S[]) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached.push([...way, next]);
    }
  }
  return null;
}
