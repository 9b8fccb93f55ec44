import { describe, expect, it } from 'vitest';
import { foldAnswer, pickAnswer } from './captcha-answer.ts';
import { CAPTCHA_ALPHABET, GLYPH_HEIGHT, GLYPH_WIDTH, strokesOf } from './captcha-glyphs.ts';
import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH, drawCaptcha } from './draw-captcha.ts';
import { traceStroke } from './trace-stroke.ts';

/** Numbers that look random and are the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SEEDS = Array.from({ length: 200 }, (_, n) => n);
const coordinates = (svg: string) =>
  [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('signs', () => {
  it('leave out what people take for another one', () => {
    expect(CAPTCHA_ALPHABET).not.toMatch(/[01OQIZSGBVLJ]/);
    expect(CAPTCHA_ALPHABET).toMatch(/^[2-9A-Z]{20,}$/);
  });

  it.each([...CAPTCHA_ALPHABET])('%s has strokes that fill its grid', (sign) => {
    const points = strokesOf(sign).flatMap((stroke) => stroke.points);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    for (const [low, high, size] of [
      [Math.min(...xs), Math.max(...xs), GLYPH_WIDTH],
      [Math.min(...ys), Math.max(...ys), GLYPH_HEIGHT],
    ] as const) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(size);
      expect(high - low).toBeGreaterThan(size * 0.8);
    }
  });

  it('are told apart by their strokes', () => {
    const outlines = [...CAPTCHA_ALPHABET].map((sign) => JSON.stringify(strokesOf(sign)));
    expect(new Set(outlines).size).toBe(CAPTCHA_ALPHABET.length);
  });

  it('that do not exist are a mistake', () => {
    expect(() => strokesOf('0')).toThrow('sign without a glyph');
  });

  it.each([true, false])('keep their ends and corners when traced (curved: %s)', (curved) => {
    const points = [[0, 0] as const, [5, 9] as const, [10, 14] as const];
    const traced = traceStroke({ points, curved });
    expect([traced[0], traced[6], traced.at(-1)]).toEqual(points);
  });
});

describe('a picture', () => {
  it('is the same for the same numbers and another for others', () => {
    expect(drawCaptcha('A7K9', seeded(1))).toBe(drawCaptcha('A7K9', seeded(1)));
    expect(drawCaptcha('A7K9', seeded(1))).not.toBe(drawCaptcha('A7K9', seeded(2)));
  });

  it.each(SEEDS.slice(0, 20))('of seed %i holds paths and nothing that reads', (seed) => {
    const random = seeded(seed);
    const answer = pickAnswer(random);
    const svg = drawCaptcha(answer, random);
    expect([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name).filter((name) => name !== 'path')).toEqual([
      'svg',
      'rect',
      'g',
    ]);
    expect(svg).not.toMatch(/<text|<title|<desc|<!--|\sid=|class=|aria-|data-|href/);
    expect(svg.toUpperCase()).not.toContain(answer);
    expect(svg.length).toBeLessThan(8_000);
  });

  it('cuts no sign off', () => {
    for (const seed of SEEDS) {
      // Signs are drawn in thicker lines than what runs across them.
      const signs = drawCaptcha('MWHM', seeded(seed)).match(/<path [^>]*stroke-width="2[^>]*>/g) ?? [];
      const points = coordinates(signs.join(''));
      expect(points.length).toBeGreaterThan(40);
      expect(points.filter(([x, y]) => x < 0 || x > CAPTCHA_WIDTH || y < 0 || y > CAPTCHA_HEIGHT)).toEqual([]);
    }
  });

  it('does not give the order of the signs away by the order of its paths', () => {
    const firsts = SEEDS.map((seed) => coordinates(drawCaptcha('A7K9', seeded(seed)))[0]?.[0] ?? 0);
    expect(firsts.filter((x) => x > CAPTCHA_WIDTH / 2).length).toBeGreaterThan(SEEDS.length / 4);
  });
});

describe('an answer', () => {
  it('is made of any sign at any place', () => {
    const answers = SEEDS.flatMap((seed) => [pickAnswer(seeded(seed)), pickAnswer(seeded(seed + 1_000))]);
    expect(answers.every((answer) => answer.length === 4)).toBe(true);
    expect([...new Set(answers.join(''))].sort().join('')).toBe([...CAPTCHA_ALPHABET].sort().join(''));
  });

  it('reaches the last sign and stays inside', () => {
    expect(pickAnswer(() => 0)).toBe('2222');
    expect(pickAnswer(() => 1 - 2 ** -32)).toBe('YYYY');
  });

  it.each([
    [' a7k9 ', 'A7K9'],
    ['Ａ７ｋ９', 'A7K9'],
  ])('typed as %j counts as %s', (typed, folded) => {
    expect(foldAnswer(typed)).toBe(folded);
  });
});
