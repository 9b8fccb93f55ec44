import type { Random } from '#seed/catalog/prng.ts';
import { respaceCode } from './spoil-words.ts';
import { isKind, type LabelledQuery, type TruthItem, valueOf } from './truth-item.ts';

const bare = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[-/\s._]/g, '')
    .toUpperCase();

/** Shorter numbers, such as 6205, name a size and not an item. */
const SHORTEST_NUMBER = 7;

/** A number copied with other separators, or typed in full width: right is whatever carries this very number. */
export function codeQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const code = random.chance(0.5) ? item.itemNo : (item.mpn ?? '');
  if (bare(code).length < SHORTEST_NUMBER || !/\d/.test(code) || !/^[\w\s./+-]+$/.test(code)) return null;
  const wanted = bare(code);
  return {
    kind: 'code',
    text: respaceCode(code, random),
    isRight: ({ itemNo, mpn }) => bare(itemNo) === wanted || bare(mpn ?? '') === wanted,
  };
}

/** How makers and buyers write the two ways of closing a bearing. */
const SEALS: Readonly<Record<string, readonly string[]>> = {
  双面橡胶密封: ['-2RS', '2RS', ' 2RS', '-2RS1', 'DDU', '-RS', '-2RSR', 'LLU'],
  双面防尘盖: ['ZZ', '-2Z', ' ZZ', '-ZZ', '2Z', '-2ZR'],
};

/** Base number and seal in any maker's letters: right is that bearing from any maker. */
export function bearingQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const base = /^6\d{3}|^6\d{2}(?!\d)/.exec(valueOf(item, '型号') ?? '')?.[0];
  const seal = valueOf(item, '密封形式') ?? '';
  const signs = SEALS[seal];
  if (!base || !signs || !item.leaf.includes('轴承')) return null;
  const ending = random.chance(0.3) ? ' 轴承' : '';
  return {
    kind: 'bearing',
    text: `${random.chance(0.15) ? `${item.brand} ` : ''}${base}${random.pick(signs)}${ending}`,
    isRight: (found) =>
      (valueOf(found, '型号') ?? '').startsWith(base) && valueOf(found, '密封形式') === seal && isKind(found, '轴承'),
  };
}

/** Cross-sections as electricians say them: right is that wire with that section. */
export function wireQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const section = item.attributes.find(({ unit }) => unit === 'mm²');
  const cores = valueOf(item, '芯数×截面');
  const family = /^[A-Z]{2,5}\d*/.exec(item.leaf)?.[0];
  if (!family) return null;
  if (section) {
    const figure = `${section.value}${random.pick(['平方', '平', 'mm2', 'mm²', '平方毫米'])}`;
    const text = random.pick([`${family} ${figure}`, `${family}${figure}`, `${figure} ${item.leaf}`]);
    const isRight = (found: TruthItem) =>
      found.leaf.startsWith(family) &&
      found.attributes.some(({ unit, value }) => unit === 'mm²' && value === section.value);
    return { kind: 'wire', text, isRight };
  }
  if (!cores) return null;
  const figure = cores.replaceAll('×', random.pick(['*', 'x', 'X', '×']));
  const text = random.pick([`${family} ${figure}`, `${family}${figure}`, `${item.leaf} ${figure}平方`]);
  return {
    kind: 'wire',
    text,
    isRight: (found) => found.leaf.startsWith(family) && valueOf(found, '芯数×截面') === cores,
  };
}
