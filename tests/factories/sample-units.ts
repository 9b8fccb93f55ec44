import { convertQuantity } from '#business/quantities/rules/public.ts';

const sold = (orderUnit: string, packQuantity = 1, baseUnit = orderUnit) => ({ orderUnit, packQuantity, baseUnit });

/** How things are sold in a shop for industrial supplies. */
export const SAMPLE_UNITS = {
  each: sold('个'),
  boxOf100: sold('盒', 100, '个'),
  boxUnknown: sold('盒'),
  boxOf10: sold('盒', 10, '支'),
  packOf50: sold('包', 50, '片'),
  pair: sold('双'),
  set副: sold('副'),
  dozenPairs: sold('打', 12, '副'),
  dozen: sold('打'),
  hundred: sold('百个'),
  metre: sold('米'),
  rollOf50m: sold('卷', 50, '米'),
  roll: sold('卷'),
  bagOf5kg: sold('包', 5, '千克'),
  kilogram: sold('千克'),
  crateOf12: sold('箱', 12, '瓶'),
  set: sold('套'),
  bottle: sold('瓶'),
  litre: sold('升'),
  machine: sold('台'),
} as const;

export type SampleUnits = keyof typeof SAMPLE_UNITS;

/** `ok 3`: 3 order units; `ask 2,1`: asked, with these proposals; `no`: refused in words. */
export function outcomeOf(item: SampleUnits, text: string, unit: string): string {
  const converted = convertQuantity(text, unit, SAMPLE_UNITS[item]);
  if (converted.kind === 'problem') return 'no';
  if (converted.kind === 'sure') return `ok ${converted.quantity}`;
  return `ask ${converted.proposals.map(({ quantity }) => quantity).join(',')}`.trim();
}
