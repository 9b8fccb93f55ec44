interface Place {
  value: unknown;
  /** Name in the object or index in the list around it. */
  name: string;
  within: Place | null;
}

/**
 * Path of a text, or of a field name, that holds NUL; null when none does. Walks without recursion: a body may nest
 * deeper than the stack.
 */
export function findNul(input: unknown): string | null {
  const open: Place[] = [{ value: input, name: '', within: null }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, name } = place;
    if (name.includes('\0') || (typeof value === 'string' && value.includes('\0'))) return pathOf(place);
    if (typeof value !== 'object' || value === null) continue;
    for (const [part, inner] of Object.entries(value)) open.push({ value: inner, name: part, within: place });
  }
  return null;
}

/** The first names only: nobody reads more, and a message must not grow with the depth of a body. */
function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | null = place; at?.within; at = at.within) names.push(at.name.replaceAll('\0', ''));
  return names.reverse().slice(0, 8).join('.');
}
