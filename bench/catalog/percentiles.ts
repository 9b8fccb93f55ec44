export interface Times {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** Times in ms with one decimal. */
export function summarize(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Times of each kind, the slowest kind first. */
export function summarizeByKind(kinds: readonly string[], times: readonly number[]): Record<string, Times> {
  const groups = Map.groupBy(times.keys(), (n) => kinds[n] ?? '');
  const figures = [...groups].map(([kind, places]) => [kind, summarize(places.map((n) => times[n] ?? 0))] as const);
  return Object.fromEntries(figures.toSorted(([, a], [, b]) => b.p95 - a.p95));
}
