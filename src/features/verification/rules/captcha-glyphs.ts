/** A point on the grid of a glyph, 10 wide and 14 high, y downwards. */
export type Point = readonly [x: number, y: number];

export interface Stroke {
  points: readonly Point[];
  /** True: a curve runs through the points; false: straight lines join them. */
  curved: boolean;
}

export const GLYPH_WIDTH = 10;
export const GLYPH_HEIGHT = 14;

/**
 * Strokes of each sign a question may contain, `~` before curves. Left out are signs that people take for another one
 * (0 O Q, 1 I, 2 Z, 5 S, 6 G, 8 B, U V) or that a line across turns into another one (L into E, J into T).
 */
const OUTLINES: Readonly<Record<string, readonly string[]>> = {
  2: ['~.5,3.5 1.5,1 5,0 8.5,1 9.5,3.8 8,7 4,10.5 0,14', '0,14 10,14'],
  3: ['~.5,2 3,0 7,0 9.3,2 9,5 6.5,6.6 4,6.7', '~4,6.7 7.5,7 9.8,9.5 9,12.5 6,14 2.5,13.8 0,12'],
  4: ['7,14 7,0 0,9.8 10,9.8'],
  5: ['9,0 1.5,0 1,6.2', '~1,6.2 4.5,5 8,5.8 9.8,9 8.8,12.4 5.5,14 2,13.6 0,12'],
  6: ['~8.5,.5 5,1 2,4 .4,8 .6,11.5 2.8,13.8 6,14 8.8,12.4 9.6,9.6 8.4,6.8 5.5,5.8 2.5,6.8 .5,9.5'],
  7: ['0,0 10,0 2.5,14'],
  8: [
    '~5,6.4 1.5,5 1,2.4 2.6,.4 5,0 7.4,.4 9,2.4 8.5,5 5,6.4',
    '~5,6.4 1.2,8.4 .2,11 1.8,13.4 5,14 8.2,13.4 9.8,11 8.8,8.4 5,6.4',
  ],
  9: ['~1.5,13.5 5,13 8,10 9.6,6 9.4,2.5 7.2,.2 4,0 1.2,1.6 .4,4.4 1.6,7.2 4.5,8.2 7.5,7.2 9.5,4.5'],
  A: ['0,14 5,0 10,14', '2,9.2 8,9.2'],
  C: ['~9.6,2.8 7.5,.6 5,0 2,1.4 .2,5 .2,9 2,12.6 5,14 7.5,13.4 9.6,11.2'],
  D: ['.5,0 .5,14', '~.5,0 5,.2 8.6,2.4 9.8,7 8.6,11.6 5,13.8 .5,14'],
  E: ['9,0 .5,0 .5,14 9.5,14', '.5,6.8 7.5,6.8'],
  F: ['9.5,0 .5,0 .5,14', '.5,6.8 7.5,6.8'],
  H: ['.5,0 .5,14', '9.5,0 9.5,14', '.5,7 9.5,7'],
  K: ['.5,0 .5,14', '9,0 .5,8.6', '3.6,5.6 9.5,14'],
  M: ['0,14 .8,0 5,9 9.2,0 10,14'],
  N: ['.5,14 .5,0 9.5,14 9.5,0'],
  P: ['.5,14 .5,0', '~.5,0 6,0 9.2,1.6 9.6,4 8.6,6.6 5.6,7.6 .5,7.6'],
  R: ['.5,14 .5,0', '~.5,0 6,0 9.2,1.6 9.6,4 8.6,6.6 5.6,7.6 .5,7.6', '5,7.6 9.8,14'],
  T: ['0,0 10,0', '5,0 5,14'],
  U: ['.5,0 .5,8.5', '~.5,8.5 1,12 3,13.8 5,14 7,13.8 9,12 9.5,8.5', '9.5,8.5 9.5,0'],
  W: ['0,0 2.4,14 5,4.5 7.6,14 10,0'],
  X: ['.5,0 9.5,14', '9.5,0 .5,14'],
  Y: ['0,0 5,7 10,0', '5,7 5,14'],
};

export const CAPTCHA_ALPHABET = Object.keys(OUTLINES).join('');

/** How a sign is drawn; an unknown one is a mistake of the caller. */
export function strokesOf(sign: string): Stroke[] {
  const outline = OUTLINES[sign];
  if (!outline) throw new Error('sign without a glyph');
  return outline.map((text) => ({
    curved: text.startsWith('~'),
    points: text.replace('~', '').split(' ').map(toPoint),
  }));
}

function toPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}
