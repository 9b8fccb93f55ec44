import type { ItemAttribute } from './import-record.ts';
import type { DraftField, ItemDraft } from './item-draft.ts';
import type { ItemContent, StoredItem } from './plan-write.ts';
import { ORIGINAL_PRICE, pricedQuantity, yuanPrices } from './price-offer.ts';

/** What of the content a named field stands for; prices are worked out with the stored quantity. */
const PARTS: Record<Exclude<DraftField, 'price'>, keyof ItemContent> = {
  name: 'name',
  description: 'description',
  orderUnit: 'orderUnit',
  baseUnit: 'baseUnit',
  packQuantity: 'packQuantity',
  moq: 'moq',
  step: 'step',
  mpn: 'mpn',
  brand: 'brandId',
  ean: 'ean',
};

/** Stored attributes with the given ones in the places of their namesakes, new ones at the end. */
function mergeAttributes(stored: readonly ItemAttribute[], given: readonly ItemAttribute[]): ItemAttribute[] {
  const byName = new Map(given.map((attribute) => [attribute.name, attribute]));
  const kept = stored.map((attribute) => byName.get(attribute.name) ?? attribute);
  const names = new Set(stored.map(({ name }) => name));
  return [...kept, ...given.filter(({ name }) => !names.has(name))];
}

/** Where an update leaves an article: only what it names changes. `whole` is the draft as if it stood alone. */
export function changeContent(
  draft: ItemDraft,
  whole: ItemContent,
  categoryId: bigint | null,
  stored: StoredItem,
): ItemContent | { refused: string } {
  const content = { ...storedContent(stored), categoryId: categoryId ?? stored.categoryId };
  const named = Object.entries(PARTS).filter(([field]) => draft.given.has(field as DraftField));
  const changes = Object.fromEntries(named.map(([, key]) => [key, whole[key]]));
  const features = draft.attributes.filter(({ name }) => name !== ORIGINAL_PRICE);
  if (!draft.offer) return { ...content, ...changes, attributes: mergeAttributes(stored.attributes, features) };
  const prices = yuanPrices(draft.offer, draft.offer.quantity ?? pricedQuantity(stored.attributes));
  if (prices.salesPrice === 0n && draft.offer.sale.value > 0n) return { refused: '换算后的单价不足 0.0001 元' };
  const without = prices.original ? stored.attributes : stored.attributes.filter(({ name }) => name !== ORIGINAL_PRICE);
  const attributes = mergeAttributes(without, [...features, ...(prices.original ? [prices.original] : [])]);
  const { salesPrice, listPrice } = prices;
  return { ...content, ...changes, salesPrice, listPrice, attributes };
}

/** The part of a stored article that an import owns. */
export function storedContent(stored: StoredItem): ItemContent {
  const { name, mpn, ean, brandId, categoryId, attributes, description, orderUnit, baseUnit } = stored;
  const { packQuantity, moq, step, salesPrice, listPrice } = stored;
  const texts = { name, mpn, ean, brandId, categoryId, attributes, description, orderUnit, baseUnit };
  return { ...texts, packQuantity, moq, step, salesPrice, listPrice };
}
