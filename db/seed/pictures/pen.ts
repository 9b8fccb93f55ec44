/** Strokes and fills of the catalogue's line drawings, on a canvas of 400 × 400. All colours come from here. */
export const INK = '#56708c';
export const PALE = '#eef3f8';
export const MID = '#d9e4ee';
export const DEEP = '#bccbda';
export const BLUE = '#cfe2f8';
export const GREEN = '#d3ebdc';
export const YELLOW = '#f7e7b4';
export const RED = '#f3cbc6';
export const DARK = '#6f879f';
/** The ground drawings stand on: what is hollow shows it. */
export const HOLE = '#f7f9fb';

const number = (value: number) => Number(value.toFixed(1)).toString();
const attributes = (values: Record<string, number | string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join(' ');

export function rect(x: number, y: number, width: number, height: number, fill = PALE, rx = 4): string {
  return `<rect ${attributes({ x, y, width, height, rx, fill })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill = PALE): string {
  return `<circle ${attributes({ cx, cy, r, fill })}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill = PALE): string {
  return `<ellipse ${attributes({ cx, cy, rx, ry, fill })}/>`;
}

export function path(d: string, fill = 'none'): string {
  return `<path ${attributes({ d, fill })}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, width = 4): string {
  return `<path ${attributes({ d: `M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}`, 'stroke-width': width })}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill = PALE): string {
  return `<polygon ${attributes({ points: points.map(([x, y]) => `${number(x)},${number(y)}`).join(' '), fill })}/>`;
}

/** Regular polygon; the first corner points to the right, turned by `turn` degrees. */
export function regular(cx: number, cy: number, r: number, corners: number, fill = PALE, turn = 0): string {
  const corner = (n: number): [number, number] => {
    const angle = ((360 / corners) * n + turn) * (Math.PI / 180);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  };
  return polygon(
    Array.from({ length: corners }, (_, n) => corner(n)),
    fill,
  );
}

/** Parallel strokes between two x positions: threads, ribs, fins. */
export function hatch(x1: number, x2: number, top: number, bottom: number, gap: number, slant = 0, width = 3): string {
  const strokes: string[] = [];
  for (let x = x1; x <= x2; x += gap) strokes.push(line(x, top, x + slant, bottom, width));
  return strokes.join('');
}

export function around(
  count: number,
  cx: number,
  cy: number,
  r: number,
  draw: (x: number, y: number, n: number) => string,
): string {
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count - Math.PI / 2;
    return draw(cx + r * Math.cos(angle), cy + r * Math.sin(angle), n);
  }).join('');
}

export function turned(degrees: number, content: string, cx = 200, cy = 190): string {
  return `<g transform="rotate(${number(degrees)} ${cx} ${cy})">${content}</g>`;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
