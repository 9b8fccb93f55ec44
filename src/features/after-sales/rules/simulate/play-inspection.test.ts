import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASE_REASON_CODES } from '../../contract/case-reasons.ts';
import { CASE_KIND_CODES } from '../../contract/case-words.ts';
import { judgeInspection } from '../judge-inspection.ts';
import { isActDue, type Odd, oddOf, playInspection } from './play-inspection.ts';

const names = Array.from({ length: 500 }, (_, n) => `SH261123${String(n).padStart(6, '0')}`);
/** The first box in which this is found. */
const boxWith = (odd: Odd) => names.find((name) => oddOf('a', name) === odd) ?? '';
const LINES = [
  { lineNo: 1, granted: 3, reason: 'not_needed' },
  { lineNo: 2, granted: 1, reason: 'broken' },
] as const;

describe('the played inspection', () => {
  it('finds everything now and then, and mostly nothing', () => {
    const found = names.map((name) => oddOf('a', name));
    for (const odd of ['empty', 'short', 'damaged', 'used'] as const) {
      const count = found.filter((one) => one === odd).length;
      expect(count).toBeGreaterThan(8);
      expect(count).toBeLessThan(90);
    }
  });

  it('is one that the desk may write, whatever was sent back', () => {
    const line = fc.record({
      granted: fc.integer({ min: 0, max: 50 }),
      reason: fc.constantFrom(...CASE_REASON_CODES),
    });
    const facts = [
      fc.constantFrom(...names),
      fc.constantFrom(...CASE_KIND_CODES),
      fc.array(line, { minLength: 1 }),
    ] as const;
    fc.assert(
      fc.property(...facts, (name, kind, drawn) => {
        const lines = drawn.map((one, place) => ({ ...one, lineNo: place + 1 }));
        const found = playInspection('a', name, { kind, lines });
        expect(judgeInspection(kind, lines, found.lines)).toHaveProperty('accepted');
        expect(found).toEqual(playInspection('a', name, { kind, lines }));
      }),
    );
  });

  it.each<[Odd, number, number]>([
    ['empty', 0, 0],
    ['short', 3, 3],
    ['damaged', 4, 4],
    ['used', 4, 3],
    ['fine', 4, 4],
  ])('of a box that is %s counts %i and accepts %i', (odd, received, accepted) => {
    const { lines } = playInspection('a', boxWith(odd), { kind: 'return', lines: LINES });
    expect(lines.reduce((sum, line) => sum + line.received, 0)).toBe(received);
    expect(lines.reduce((sum, { good, blocked, scrap }) => sum + good + blocked + scrap, 0)).toBe(accepted);
    expect(lines[1]?.good).toBe(0);
  });

  it('asks money for what was worn out, and nothing for what was broken from the start', () => {
    const repair = (reason: 'worn' | 'broken') =>
      playInspection('a', boxWith('fine'), { kind: 'repair', lines: [{ lineNo: 1, granted: 1, reason }] }).estimate;
    expect(Number(repair('worn'))).toBeGreaterThan(0);
    expect(repair('broken')).toBe('0.00');
  });

  it('takes its time', () => {
    for (const name of names) {
      expect(isActDue('a', 'inspect', name, 1.9)).toBe(false);
      expect(isActDue('a', 'inspect', name, 14)).toBe(true);
    }
  });
});
