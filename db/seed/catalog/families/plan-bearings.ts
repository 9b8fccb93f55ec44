import type { SkuAttributeRow } from '../catalog-rows.ts';
import type { Draft, LeafPlace, SeriesOption, ShelfPlan } from '../leaf-plan.ts';
import type { Brand } from '../taxonomy-schema.ts';
import { BEARING_LEAVES, type BearingLeaf, type BearingSeries, type Seal } from './bearing-leaves.ts';
import type { BearingRow } from './bearing-tables.ts';

/** How each maker marks two metal shields and two rubber seals. */
const SUFFIXES: Readonly<Record<string, { shield: string; seal: string; joiner: string }>> = {
  斯凯孚: { shield: '-2Z', seal: '-2RS1', joiner: '/' },
  舍弗勒: { shield: '-2Z', seal: '-2RSR', joiner: '-' },
  恩斯克: { shield: 'ZZ', seal: 'DDU', joiner: '' },
  恩梯恩: { shield: 'ZZ', seal: 'LLU', joiner: '' },
  不二越: { shield: 'ZZE', seal: '-2NSE', joiner: '' },
  光洋: { shield: 'ZZ', seal: '2RS', joiner: '' },
};
const USUAL = { shield: '-2Z', seal: '-2RS', joiner: '/' };
const SEAL_WORDS: Readonly<Record<Seal, string>> = { open: '开放式', shield: '双面防尘盖', seal: '双面橡胶密封' };

interface Option extends SeriesOption {
  series: BearingSeries;
  clearance: string;
}

/** Rolling, linear and housed bearings with the dimensions their designation stands for. */
export function planBearings(place: LeafPlace, brands: readonly Brand[]): ShelfPlan {
  const facts = BEARING_LEAVES[place.leaf.name];
  if (!facts) throw new Error(`no bearing table for ${place.leaf.name}`);
  const options = facts.clearances.flatMap((clearance) =>
    facts.series.map((series): Option => {
      const words = [
        series.name,
        series.seal ? SEAL_WORDS[series.seal] : '',
        clearance === 'CN' ? '' : `${clearance}游隙`,
      ];
      const title = words.filter(Boolean).join(' ');
      return { key: title, title, fourth: `${series.name}${place.leaf.name}`, series, clearance };
    }),
  );
  return {
    brands,
    options,
    count: (number) => options[number]?.series.rows.length ?? 0,
    drafts: (number, brand) => {
      const option = options[number];
      return option ? option.series.rows.map((row) => draftOf(facts, option, row, brand)) : [];
    },
  };
}

/** `6205-2RS1/C3` at SKF is `6205DDUC3` at NSK. */
export function designation(row: BearingRow, series: BearingSeries, clearance: string, brandName: string): string {
  const marks = SUFFIXES[brandName] ?? USUAL;
  const seal = series.seal === 'shield' ? marks.shield : series.seal === 'seal' ? marks.seal : '';
  return `${row.code}${series.suffix ?? ''}${seal}${clearance === 'CN' ? '' : `${marks.joiner}${clearance}`}`;
}

function draftOf(facts: BearingLeaf, option: Option, row: BearingRow, brand: Brand): Draft {
  const model = designation(row, option.series, option.clearance, brand.name);
  const size = row.outer ? `${row.inner}×${row.outer}×${row.width}mm` : `轴径${row.inner}mm`;
  const kilograms = row.outer ? 7.85e-6 * (Math.PI / 4) * (row.outer ** 2 - row.inner ** 2) * row.width * 0.65 : 0;
  // Housings and the like have no ring volume: their price grows with the shaft.
  const price = facts.each * (facts.perKg ? 1 : (row.inner / 20) ** 1.15) + kilograms * facts.perKg;
  const lot = row.outer > 0 && row.outer <= 22 ? 10 : 1;
  return {
    label: `${model} ${size}`,
    mpn: model,
    attributes: attributesOf(facts, option, row, model),
    offer: { unit: '个', base: '个', pack: 1, moq: lot, step: lot },
    price,
  };
}

function attributesOf(facts: BearingLeaf, option: Option, row: BearingRow, model: string): SkuAttributeRow[] {
  return [
    { name: '型号', value: model },
    { name: '系列', value: option.series.name },
    { name: row.outer ? '内径d' : '轴径', value: String(row.inner), unit: 'mm' },
    ...(row.outer ? [{ name: '外径D', value: String(row.outer), unit: 'mm' }] : []),
    ...(row.width ? [{ name: '宽度B', value: String(row.width), unit: 'mm' }] : []),
    ...(option.series.seal ? [{ name: '密封形式', value: SEAL_WORDS[option.series.seal] }] : []),
    ...(facts.perKg ? [{ name: '游隙', value: option.clearance }] : []),
    ...(option.series.facts ?? []),
    { name: '材质', value: facts.material },
  ];
}
