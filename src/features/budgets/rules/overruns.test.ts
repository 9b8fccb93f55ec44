import { describe, expect, it } from 'vitest';
import { seenOf, shownOverruns } from './shown-overruns.ts';
import { seenFen, unseenOverruns } from './unseen-overruns.ts';

const month = { code: 'CC1', frequency: 'natural_month' } as const;
const year = { code: 'CC1', frequency: 'year' } as const;
const other = { code: 'CC2', frequency: 'natural_month' } as const;

describe('an overrun that was agreed to', () => {
  it.each([
    ['the same amount', { ...month, overFen: 5_000n }, []],
    ['less by now', { ...month, overFen: 4_999n }, []],
    ['a fen more by now', { ...month, overFen: 5_001n }, ['CC1 natural_month']],
    ['another rhythm', { ...year, overFen: 1n }, ['CC1 year']],
    ['another centre', { ...other, overFen: 1n }, ['CC2 natural_month']],
  ])('covers %s: %#', (_, overrun, unseen) => {
    const found = unseenOverruns([overrun], [{ ...month, over: '50.00' }]);
    expect(found.map(({ code, frequency }) => `${code} ${frequency}`)).toEqual(unseen);
  });

  it('counts by its largest amount, and not at all where none was shown', () => {
    expect(seenFen(month, [])).toBe(0n);
    const seen = ['1.00', '3.00', '2.00'].map((over) => ({ ...month, over }));
    expect(seenFen(month, seen)).toBe(300n);
  });
});

describe('overruns that are shown', () => {
  const over = (facts: typeof month | typeof year, left: string) => ({
    ...facts,
    name: '生产部',
    limit: '100.00',
    left,
  });

  it('are the foreseen ones, and those a refusal told of where they are larger', () => {
    const shown = shownOverruns(
      [over(month, '-50.00'), over(year, '-7.00')],
      [over(month, '-60.00'), over(year, '-6.00')],
    );
    expect(shown).toEqual([over(month, '-60.00'), over(year, '-7.00')]);
    const raised = { ...over(month, '-50.00'), limit: '200.00' };
    expect(shownOverruns([over(month, '-50.00')], [raised])).toEqual([over(month, '-50.00')]);
    expect(shownOverruns([], [over(month, '-1.00')])).toEqual([over(month, '-1.00')]);
  });

  it('are sent as agreed to, by how much they are exceeded', () => {
    expect(seenOf([over(month, '-60.00')])).toEqual([{ ...month, over: '60.00' }]);
  });
});
