import type { Random } from './captcha-answer.ts';
import { GLYPH_HEIGHT, GLYPH_WIDTH, type Point, strokesOf } from './captcha-glyphs.ts';
import { traceStroke } from './trace-stroke.ts';

/** Pixels. */
export const CAPTCHA_WIDTH = 120;
export const CAPTCHA_HEIGHT = 44;

const MARGIN = 7;
/** Pixels per unit of the glyphs' grid, before each sign is made a little larger or smaller. */
const SCALE = 1.75;
const INKS = ['#12385f', '#5b2a6e', '#7a2a1d', '#1d5a3c', '#3d3d12'];
const PAPERS = ['#f3f7fc', '#f8f5ee', '#f1f8f4'];
const NOISE_LINES = 2;
const SPECKS = 16;

interface Line {
  points: readonly Point[];
  width: number;
  ink: string;
}

type Bend = (point: Point) => Point;

/**
 * The question as a picture: signs turned, slanted and bent, under lines that run across them, as bare paths in no
 * order. Neither the letters nor their order stand in it anywhere.
 */
export function drawCaptcha(answer: string, random: Random): string {
  const between = (low: number, high: number) => low + random() * (high - low);
  const bend = randomBend(between);
  const signs = [...answer].flatMap((sign, place) => drawSign(sign, place, answer.length, between));
  const lines = [...signs, ...drawNoise(between)].map((line) => ({ ...line, points: line.points.map(bend) }));
  const paths = shuffle(lines, random).map(toPath);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CAPTCHA_WIDTH}" height="${CAPTCHA_HEIGHT}" ` +
    `viewBox="0 0 ${CAPTCHA_WIDTH} ${CAPTCHA_HEIGHT}"><rect width="100%" height="100%" fill="${pick(PAPERS, between)}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  );
}

type Between = (low: number, high: number) => number;

function drawSign(sign: string, place: number, count: number, between: Between): Line[] {
  const cell = (CAPTCHA_WIDTH - 2 * MARGIN) / count;
  const centre: Point = [MARGIN + cell * (place + 0.5) + between(-2, 2), CAPTCHA_HEIGHT / 2 + between(-3, 3)];
  const scale = SCALE * between(0.9, 1.12);
  const turn = between(-0.3, 0.3);
  const slant = between(-0.2, 0.2);
  const look = { width: between(2.2, 2.8), ink: pick(INKS, between) };
  const put: Bend = ([gridX, gridY]) => {
    const y = (gridY - GLYPH_HEIGHT / 2) * scale;
    const x = (gridX - GLYPH_WIDTH / 2) * scale + slant * y;
    return [centre[0] + x * Math.cos(turn) - y * Math.sin(turn), centre[1] + x * Math.sin(turn) + y * Math.cos(turn)];
  };
  return strokesOf(sign).map((stroke) => ({ points: traceStroke(stroke).map(put), ...look }));
}

/** Long lines that no program can leave out by their place, and specks. */
function drawNoise(between: Between): Line[] {
  const lines = Array.from({ length: NOISE_LINES }, () => {
    const heights = Array.from({ length: 4 }, () => between(6, CAPTCHA_HEIGHT - 6));
    const points = heights.map((y, at): Point => [(at * CAPTCHA_WIDTH) / 3, y]);
    return { points: traceStroke({ points, curved: true }), width: between(1, 1.5), ink: pick(INKS, between) };
  });
  const specks = Array.from({ length: SPECKS }, () => {
    const [x, y] = [between(2, CAPTCHA_WIDTH - 2), between(2, CAPTCHA_HEIGHT - 2)];
    const end: Point = [x + between(-4, 4), y + between(-4, 4)];
    return { points: [[x, y] as const, end], width: between(0.8, 1.4), ink: pick(INKS, between) };
  });
  return [...lines, ...specks];
}

/** Two waves through the whole picture. */
function randomBend(between: Between): Bend {
  const [phaseX, phaseY] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)];
  const [lengthX, lengthY] = [between(9, 13), between(14, 20)];
  return ([x, y]) => [x + 1.4 * Math.sin(y / lengthX + phaseX), y + 2.2 * Math.sin(x / lengthY + phaseY)];
}

function toPath({ points, width, ink }: Line): string {
  const steps = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `<path d="M${steps.join('L')}" stroke="${ink}" stroke-width="${width.toFixed(1)}"/>`;
}

function pick(from: readonly string[], between: Between): string {
  return from[Math.floor(between(0, from.length))] ?? '';
}

/** Fisher–Yates: the order of the paths tells nothing of the order of the signs. */
function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return shuffled;
}
