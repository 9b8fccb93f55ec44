/** The lines of a shared cart: the same item once, with everything that is wanted of it, and its first note. */
export function mergeShared<Line extends { itemNo: string; quantity: number; note: string }>(
  lines: readonly Line[],
): { itemNo: string; quantity: number; note?: string }[] {
  const merged = new Map<string, { itemNo: string; quantity: number; note?: string }>();
  for (const { itemNo, quantity, note } of lines) {
    const first = merged.get(itemNo);
    if (first) Object.assign(first, { quantity: first.quantity + quantity, note: first.note ?? (note || undefined) });
    else merged.set(itemNo, { itemNo, quantity, ...(note && { note }) });
  }
  return [...merged.values()];
}
