/** Class names that apply, joined: `joinClasses('row', selected && 'row-selected')`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
