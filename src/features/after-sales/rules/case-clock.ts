/** How much of what the desk has promised is left: nothing promised, the last quarter of it, past. */
export type CaseClock = 'none' | 'soon' | 'late';

/** `promisedMs`: how long the step may take altogether. */
export function caseClock(dueAt: Date | null, promisedMs: number, now: Date): CaseClock {
  if (!dueAt) return 'none';
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left < promisedMs / 4 ? 'soon' : 'none';
}
