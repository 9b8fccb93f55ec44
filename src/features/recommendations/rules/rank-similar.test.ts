import { describe, expect, it } from 'vitest';
import { type ComparedItem, rankSimilar, similarity } from './rank-similar.ts';

const item = (
  seriesId: number | null,
  attributes: string,
  listPrice = 10n,
): ComparedItem & { attributesText: string } => ({
  seriesId: seriesId === null ? null : BigInt(seriesId),
  listPrice,
  attributesText: attributes,
  attributes: attributes
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [name = '', value = '', unit] = text.split(':');
      return unit === undefined ? { name, value } : { name, value, unit };
    }),
});
const ranked = (of: ComparedItem, ...candidates: ReturnType<typeof item>[]) =>
  rankSimilar(of, candidates).map(({ attributesText }) => attributesText);

const screw = item(1, '规格:M8 长度:30:mm 材质:304');

describe('similarity', () => {
  it('is highest for the same attributes and lower for each that differs', () => {
    const same = similarity(screw, item(2, '规格:M8 长度:30:mm 材质:304'));
    const one = similarity(screw, item(2, '规格:M8 长度:30:mm 材质:316'));
    const two = similarity(screw, item(2, '规格:M6 长度:30:mm 材质:316'));
    expect([same > one, one > two]).toEqual([true, true]);
  });

  it('counts figures of one unit by their distance, and of other units not at all', () => {
    const near = similarity(screw, item(2, '长度:35:mm'));
    expect(near).toBeGreaterThan(similarity(screw, item(2, '长度:100:mm')));
    expect(similarity(screw, item(2, '长度:30:cm'))).toBe(similarity(screw, item(2, '宽度:30:mm')));
  });

  it('prefers a price of the same size where the attributes say nothing', () => {
    const none = item(1, '');
    expect(similarity(none, item(2, '', 12n))).toBeGreaterThan(similarity(none, item(2, '', 90n)));
    expect(similarity(none, item(2, '', 0n))).toBe(0);
  });
});

describe('ranked candidates', () => {
  it('stand by nearness, not in the order they came', () => {
    expect(ranked(screw, item(2, '规格:M6'), item(3, '规格:M8 长度:30:mm'))).toEqual(['规格:M8 长度:30:mm', '规格:M6']);
  });

  it('name other series once and the own not at all', () => {
    const found = ranked(
      screw,
      item(1, '规格:M8 材质:316'),
      item(2, '规格:M8'),
      item(2, '规格:M8 长度:30:mm'),
      item(3, '规格:M5'),
    );
    expect(found).toEqual(['规格:M8 长度:30:mm', '规格:M5']);
  });

  it('keep every item that stands alone', () => {
    expect(ranked(item(null, '规格:M8'), item(null, '规格:M8'), item(null, '规格:M6'))).toHaveLength(2);
  });
});
