interface DescribedItem {
  productName: string;
  itemCode: string;
  mpn: string | null;
  brandName: string | null;
  orderUnit: string;
  moqSales: number;
  deliveryText: string;
  attributes: readonly { name: string; value: string; unit?: string }[];
}

/** What search engines show of a description, at most. */
const MOST_SIGNS = 150;
const MOST_ATTRIBUTES = 6;

/** One or two sentences about an item. Without a price: prices belong to who asks. */
export function describeItem(item: DescribedItem): string {
  const facts = item.attributes
    .slice(0, MOST_ATTRIBUTES)
    .map(({ name, value, unit = '' }) => `${name} ${value}${unit && ` ${unit}`}`);
  const sentences = [
    [item.productName, `商品编码 ${item.itemCode}`, item.mpn && `制造商型号 ${item.mpn}`].filter(Boolean).join('，'),
    facts.join('，'),
    `起订 ${item.moqSales} ${item.orderUnit}，${item.deliveryText}`,
  ].filter(Boolean);
  const text = `${sentences.join('。')}。`;
  return [...text].length <= MOST_SIGNS ? text : `${[...text].slice(0, MOST_SIGNS - 1).join('')}…`;
}
