/** The `batch`-th handful of a list (换一批), starting over when the list is used up; the last may be smaller. */
export function pickBatch<T>(list: readonly T[], batch: number, size: number): T[] {
  const batches = Math.max(1, Math.ceil(list.length / size));
  const start = (batch % batches) * size;
  return list.slice(start, start + size);
}
