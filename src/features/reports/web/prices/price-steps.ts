interface Box {
  width: number;
  height: number;
  /** Free space inside each edge, so that the line's own width is not cut. */
  edge: number;
}

const DAY_MS = 86_400_000;
const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Prices by their days as the path of an SVG, in steps and as high as the box (behaviours 2.13: 价格波动). Empty where the
 * price never changed.
 */
export function priceSteps(points: readonly { on: string; price: string }[], { width, height, edge }: Box): string {
  const prices = points.map(({ price }) => Number(price));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (points.length < 2 || low === high) return '';
  const days = points.map(({ on }) => Date.parse(on) / DAY_MS);
  const begin = days[0] ?? 0;
  const span = (days.at(-1) ?? begin) - begin || 1;
  const x = (place: number) => tenth(edge + (((days[place] ?? begin) - begin) / span) * (width - 2 * edge));
  const y = (place: number) =>
    tenth(height - edge - (((prices[place] ?? low) - low) / (high - low)) * (height - 2 * edge));
  return points.map((_, place) => (place === 0 ? `M${x(0)} ${y(0)}` : `H${x(place)}V${y(place)}`)).join('');
}
