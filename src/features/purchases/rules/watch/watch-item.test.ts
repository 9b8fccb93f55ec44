import { describe, expect, it } from 'vitest';
import { hasRisen, isNoted, type Noted, type Seen, watchItem } from './watch-item.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const DAY = 86_400_000;
const noted = (more: Partial<Noted> = {}): Noted => ({ price: 10_000n, inStock: true, backAt: null, ...more });
const seen = (more: Partial<Seen> = {}): Seen => ({ price: 10_000n, out: false, buyable: true, ...more });

describe('a price has risen', () => {
  it.each([
    [10_000n, 10_500n, 5, false],
    [10_000n, 10_501n, 5, true],
    [10_000n, 9_000n, 5, false],
    [0n, 9_000n, 5, false],
    [1n, 2n, 50, true],
    [-1n, 2n, 50, false],
  ])('from %s to %s by more than %d %%: %s', (before, now, percent, risen) => {
    expect(hasRisen(before, now, percent)).toBe(risen);
  });
});

describe('what is told of an item, and noted', () => {
  it.each<[string, Noted, Seen, string[], Partial<Noted>]>([
    ['the first look notes', noted({ price: null, inStock: false }), seen(), [], { price: 10_000n, inStock: true }],
    ['nothing changed', noted(), seen(), [], {}],
    ['a rise', noted(), seen({ price: 11_000n }), ['priceUp'], { price: 11_000n }],
    ['a small rise adds up', noted(), seen({ price: 10_400n }), [], { price: 10_000n }],
    ['a fall', noted(), seen({ price: 9_000n }), [], { price: 9_000n }],
    ['no price says nothing', noted(), seen({ price: 0n, buyable: false }), [], { price: 10_000n }],
    ['gone', noted(), seen({ out: true, buyable: false }), [], { inStock: false }],
    ['back', noted({ inStock: false }), seen(), ['back'], { inStock: true, backAt: NOW }],
    ['still gone', noted({ inStock: false }), seen({ out: true, buyable: false }), [], { inStock: false }],
    ['back, and stopped', noted({ inStock: false }), seen({ buyable: false }), [], { inStock: false }],
    ['said to be out and to be had', noted({ inStock: false }), seen({ out: true }), [], { inStock: false }],
    ['not to be had for another reason', noted(), seen({ buyable: false }), [], { inStock: true }],
    ['back within the day', noted({ inStock: false, backAt: ago(DAY - 1) }), seen(), [], { inStock: true }],
    ['back a day later', noted({ inStock: false, backAt: ago(DAY) }), seen(), ['back'], { backAt: NOW, inStock: true }],
    [
      'both at once',
      noted({ inStock: false }),
      seen({ price: 20_000n }),
      ['priceUp', 'back'],
      { price: 20_000n, inStock: true, backAt: NOW },
    ],
  ])('%s', (_, before, now, news, next) => {
    expect(watchItem(before, now, 5, NOW)).toEqual({ news, next: { ...before, ...next } });
  });

  it.each<[Partial<Noted>, boolean]>([
    [{}, true],
    [{ price: 1n }, false],
    [{ inStock: false }, false],
    [{ backAt: NOW }, false],
  ])('%o is as noted: %s', (change, same) => {
    expect(isNoted(noted(), noted(change))).toBe(same);
  });
});
