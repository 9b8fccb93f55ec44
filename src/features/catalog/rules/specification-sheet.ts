import type { Paper, PaperFact } from './paper.ts';
import { describeQuantityRule } from './snap-quantity.ts';

export interface SheetItem {
  itemNo: string;
  name: string;
  brandName: string | null;
  mpn: string | null;
  ean: string | null;
  orderUnit: string;
  packQuantity: number;
  baseUnit: string;
  moq: number;
  step: number;
  taxCode: string | null;
  unspsc: string | null;
  attributes: readonly { name: string; value: string; unit?: string }[];
  description: string;
  /** Names of the categories from the top. */
  categoryNames: readonly string[];
}

const known = (facts: readonly (readonly [string, string | null])[]): PaperFact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** The specification sheet of an item: what it is, never what it costs, because prices differ by reader and day. */
export function specificationSheet(item: SheetItem): Paper {
  const { packQuantity, orderUnit, baseUnit } = item;
  const basics = known([
    ['产品编码', item.itemNo],
    ['品牌', item.brandName],
    ['制造商型号', item.mpn],
    ['产品分类', item.categoryNames.join(' › ')],
    ['国际条码', item.ean],
    ['税收分类编码', item.taxCode],
    ['UNSPSC', item.unspsc],
  ]);
  const trade = known([
    ['销售单位', orderUnit],
    ['单位换算', packQuantity > 1 ? `1 ${orderUnit} = ${packQuantity} ${baseUnit}` : null],
    ['起订规则', describeQuantityRule({ moq: item.moq, step: item.step, unit: orderUnit })],
  ]);
  const attributes = item.attributes.map(({ name, value, unit }) => ({
    label: name,
    value: unit ? `${value} ${unit}` : value,
  }));
  return {
    title: '产品规格书',
    subject: item.name,
    itemNo: item.itemNo,
    sections: [
      { heading: '基本信息', facts: basics },
      { heading: '规格参数', facts: attributes },
      { heading: '包装与订购', facts: trade },
      { heading: '产品说明', paragraphs: item.description.split('\n').filter((line) => line.trim() !== '') },
    ].filter(({ facts, paragraphs }) => (facts ?? paragraphs ?? []).length > 0),
    footer: 'MRO采购系统 · 参数以制造商最新资料为准',
  };
}
