export interface ChartBar {
  x: number;
  /** Top of the bar; y grows downwards. */
  y: number;
  height: number;
}

/** Bars of equal width side by side in a box, scaled to the largest value; a value above zero is never invisible. */
export function chartBars(values: readonly number[], box: { width: number; height: number }): ChartBar[] {
  const most = Math.max(1, ...values);
  const step = box.width / Math.max(1, values.length);
  return values.map((value, at) => {
    const height = value > 0 ? Math.max(2, (value / most) * box.height) : 0;
    return { x: at * step, y: box.height - height, height };
  });
}
