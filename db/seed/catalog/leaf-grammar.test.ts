import { describe, expect, test } from 'vitest';
import { combine, parseAxis, pricePosition, valuesOf } from './leaf-grammar.ts';
import { readOffer, readRange } from './read-offer.ts';

describe('axis', () => {
  test('names that change together keep their units and order', () => {
    const axis = parseAxis('规格&螺距[mm]=M3&0.5,M4&0.7');
    expect(axis.parts).toEqual([{ name: '规格' }, { name: '螺距', unit: 'mm' }]);
    expect(axis.values).toEqual([
      ['M3', '0.5'],
      ['M4', '0.7'],
    ]);
    expect([axis.shown, axis.priced]).toEqual([true, true]);
  });

  test('flags hide from the name and from the price', () => {
    expect(parseAxis('~:颜色=红色,蓝色')).toMatchObject({ shown: false, priced: false });
  });

  test.each(['规格', '规格=', '规格&长度=M3', '规格[mm=3', '规格=M3,,M4'])('%s is refused', (text) => {
    expect(() => parseAxis(text)).toThrow();
  });

  test('combinations turn the last axis fastest, and the price rises from first to last', () => {
    const all = combine([parseAxis('长=1,2'), parseAxis('宽=a,b,c')]);
    expect(all.map((choice) => [...valuesOf(choice).values()].join(''))).toEqual(['1a', '1b', '1c', '2a', '2b', '2c']);
    expect(all.map(pricePosition)).toEqual([0, 0.25, 0.5, 0.5, 0.75, 1]);
  });
});

describe('order unit', () => {
  test.each([
    ['把', { unit: '把', base: '把', pack: 1, moq: 1, step: 1 }],
    ['盒/100支', { unit: '盒', base: '支', pack: 100, moq: 1, step: 1 }],
    ['片*10', { unit: '片', base: '片', pack: 1, moq: 10, step: 10 }],
    ['卷*36+6', { unit: '卷', base: '卷', pack: 1, moq: 36, step: 6 }],
  ])('%s', (text, offer) => expect(readOffer(text)).toEqual(offer));

  test.each(['', '100', '盒/支', '盒*'])('%s is refused', (text) => expect(() => readOffer(text)).toThrow());

  test.each(['5', '9-3', 'a-b', '0-5'])('price range %s is refused', (text) => expect(() => readRange(text)).toThrow());
});
