export interface TrendBox {
  width: number;
  height: number;
  /** Free space inside each edge, so that the line's own width is not cut. */
  edge: number;
}

export interface TrendPoint {
  x: number;
  y: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Prices as points of a small line, evenly spaced and as high as the box; a price that never changed runs through the
 * middle. Fewer than two prices make no line.
 */
export function trendPoints(prices: readonly number[], { width, height, edge }: TrendBox): TrendPoint[] {
  if (prices.length < 2) return [];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const stepX = (width - 2 * edge) / (prices.length - 1);
  const share = (price: number) => (high === low ? 0.5 : (price - low) / (high - low));
  return prices.map((price, place) => ({
    x: tenth(edge + place * stepX),
    y: tenth(height - edge - share(price) * (height - 2 * edge)),
  }));
}

/** The points as the path of an SVG. */
export function trendPath(points: readonly TrendPoint[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
