/**
 * The centre that a text names: by its code, else by a name that only one centre has. Codes are compared without regard
 * to case, as people type them.
 */
export function centerCalled<Center extends { code: string; name: string }>(
  text: string,
  centers: readonly Center[],
): Center | null {
  const typed = text.trim();
  const byCode = centers.find(({ code }) => code.toUpperCase() === typed.toUpperCase());
  if (byCode) return byCode;
  const [first, ...others] = centers.filter(({ name }) => name === typed);
  return others.length === 0 ? (first ?? null) : null;
}
