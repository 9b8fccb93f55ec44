/** The query of an address as it came; `readResultState` makes sense of it wherever it is needed. */
export function keepParams(params: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
