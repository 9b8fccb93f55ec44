/**
 * Moves the focus by one link, along the entries of the list or inside the entry's panel. Answers false at either
 * end, where the key keeps its usual meaning.
 */
export function moveFocus(entry: HTMLElement, place: 'list' | 'panel', direction: 1 | -1): boolean {
  const scope = place === 'panel' ? entry.querySelector(':scope > div') : entry.parentElement;
  const found = scope?.querySelectorAll<HTMLElement>(place === 'panel' ? 'a' : ':scope > li > a') ?? [];
  const links = [...found];
  const next = links[links.findIndex((link) => link === document.activeElement) + direction];
  next?.focus();
  return next !== undefined;
}
