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

/** Name, model and brand; what the name says already is not said again. */
export function itemTitle({ productName, mpn, brandName }: Pick<DescribedItem, 'productName' | 'mpn' | 'brandName'>) {
  const more = [mpn, brandName].filter((part) => part !== null && !productName.includes(part));
  return [productName, ...more].join(' ');
}

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
