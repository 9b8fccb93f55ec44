/** An item as the generator made it: what it is stands in its attributes and category, not in what search makes of it. */
export interface TruthItem {
  itemNo: string;
  mpn: string | null;
  brand: string;
  brandEn: string | null;
  /** Name of its category of the third level, such as 内六角圆柱头螺钉. */
  leaf: string;
  attributes: readonly TruthAttribute[];
}

export interface TruthAttribute {
  name: string;
  value: string;
  unit?: string;
}

/** A query with the items that answer it. `kind` is the class its figures are counted in. */
export interface LabelledQuery {
  kind: string;
  text: string;
  isRight: (item: TruthItem) => boolean;
}

export const valueOf = (item: TruthItem, name: string): string | undefined =>
  item.attributes.find((attribute) => attribute.name === name)?.value;

/** Some attribute of the item has this value in this unit. */
export const saysValue = (item: TruthItem, value: string, unit = ''): boolean =>
  item.attributes.some((attribute) => attribute.value === value && (attribute.unit ?? '') === unit);

/** The item stands in this category or in a more particular one: 不锈钢深沟球轴承 is a 深沟球轴承. */
export const isKind = (item: TruthItem, leaf: string): boolean => item.leaf.includes(leaf);

/** Thread and length of a fastener, such as M8 and 30; null when the item is none. */
export function threadOf(item: TruthItem): { thread: string; length: string } | null {
  const thread = valueOf(item, '规格');
  const length = item.attributes.find(({ name, unit }) => name === '长度' && unit === 'mm')?.value;
  return thread && length && /^M\d+$/.test(thread) ? { thread, length } : null;
}
