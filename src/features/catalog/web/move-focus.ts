/**
 * Moves the focus by one among the links that match: of the whole list for entries, of the entry for its panel.
 * Answers false at either end, where the key keeps its usual meaning.
 */
export function moveFocus(entry: HTMLElement, selector: string, direction: 1 | -1): boolean {
  const scope = selector === 'a' ? entry.querySelector(':scope > div') : entry.parentElement;
  const links = [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const next = links[links.findIndex((link) => link === document.activeElement) + direction];
  next?.focus();
  return next !== undefined;
}
