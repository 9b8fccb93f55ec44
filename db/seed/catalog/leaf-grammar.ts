/**
 * An axis is one line of text: `[flags]name[unit]&name[unit]=value&value,value&value`.
 * Names joined by `&` change together. Flags: `~` keep out of the product name, `:` no effect on the price.
 * Example: `规格&螺距[mm]=M3&0.5,M4&0.7`.
 */
export interface Axis {
  parts: { name: string; unit?: string }[];
  shown: boolean;
  priced: boolean;
  /** One array per position, in the order of `parts`; ordered from cheap to dear when `priced`. */
  values: string[][];
}

/** Reads an axis and refuses anything but the grammar above, so that a slip in the data is found at once. */
export function parseAxis(text: string): Axis {
  const match = /^([~:]*)([^=]+)=(.+)$/.exec(text);
  if (!match) throw new Error(`not an axis: ${text}`);
  const [, flags = '', names = '', values = ''] = match;
  const parts = names.split('&').map((part) => {
    const [, name, unit] = /^([^[\]]+)(?:\[(.+)\])?$/.exec(part) ?? [];
    if (!name) throw new Error(`not a name: ${part} in ${text}`);
    return unit ? { name, unit } : { name };
  });
  const rows = values.split(',').map((value) => value.split('&'));
  if (rows.some((row) => row.length !== parts.length || row.some((cell) => cell === ''))) {
    throw new Error(`values do not fit the names: ${text}`);
  }
  return { parts, shown: !flags.includes('~'), priced: !flags.includes(':'), values: rows };
}

/** One chosen position on each axis. */
export interface Choice {
  axis: Axis;
  index: number;
}

/** Every combination of the axes; the last axis turns fastest. */
export function combine(axes: readonly Axis[]): Choice[][] {
  let combinations: Choice[][] = [[]];
  for (const axis of axes) {
    combinations = combinations.flatMap((head) => axis.values.map((_, index) => [...head, { axis, index }]));
  }
  return combinations;
}

/** Values of the chosen positions by attribute name. */
export function valuesOf(choices: readonly Choice[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { axis, index } of choices) {
    axis.parts.forEach((part, i) => {
      const value = axis.values[index]?.[i];
      if (value !== undefined) values.set(part.name, value);
    });
  }
  return values;
}

/** 0 for the cheapest combination, 1 for the dearest; axes without effect on the price are left out. */
export function pricePosition(choices: readonly Choice[]): number {
  const priced = choices.filter(({ axis }) => axis.priced && axis.values.length > 1);
  if (priced.length === 0) return 0.5;
  const sum = priced.reduce((total, { axis, index }) => total + index / (axis.values.length - 1), 0);
  return sum / priced.length;
}
