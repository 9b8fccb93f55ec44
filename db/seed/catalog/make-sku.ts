import type { SkuRow } from './catalog-rows.ts';
import { describeSku } from './describe-sku.ts';
import { ean13 } from './ean13.ts';
import type { Draft, LeafPlace } from './leaf-plan.ts';
import { unspscOf } from './list-categories.ts';
import { FIXED_ITEM_NUMBERS } from './number-items.ts';
import { priceSku } from './price-sku.ts';
import { hashText, type Random } from './prng.ts';
import { type SeriesMood, sellSku } from './sell-sku.ts';
import type { Brand } from './taxonomy-schema.ts';

export interface SkuContext {
  place: LeafPlace;
  brand: Brand;
  categoryCode: string;
  seriesCode: string;
  /** Brand's price level and distance of the list price, the same for the whole series. */
  level: number;
  margin: number;
  mood: SeriesMood;
  now: Date;
}

/** Groups whose goods do not come back: cut by the metre, gases, reagents, opened food. */
const NO_RETURN = /^(电缆|工业气体与试剂|化学试剂|饮水与茶歇)$/;

/** One SKU from its draft: numbers, prices, how it sells, and the words around it. */
export function makeSku(draft: Draft, number: string, context: SkuContext, random: Random): SkuRow {
  const { place, brand } = context;
  const { offer } = draft;
  const fixedNumber = FIXED_ITEM_NUMBERS.get(`${brand.name} ${draft.mpn}`);
  const itemNo = fixedNumber ?? number;
  const { sales, list } = priceSku(place, draft, context.level, context.margin);
  const price = Number(sales) / 10_000;
  return {
    itemNo,
    name: nameOf(place, brand, draft),
    mpn: draft.mpn,
    brandCode: brand.code,
    categoryCode: context.categoryCode,
    seriesCode: context.seriesCode,
    attributes: draft.attributes,
    description: describeSku(place, brand.name, draft.attributes, offer),
    orderUnit: offer.unit,
    packQuantity: offer.pack,
    baseUnit: offer.base,
    moq: offer.moq,
    step: offer.step,
    listPrice: list,
    salesPrice: sales,
    taxRateBp: 1300,
    skuType: 0,
    taxCode: taxCodeOf(place),
    ean: random.chance(0.6) ? eanOf(place, brand, itemNo) : null,
    unspsc: unspscOf(place.top),
    pictureKind: place.leaf.kind,
    ...sellSku(
      {
        offer,
        price,
        discounted: Number(list) >= Number(sales) * 1.12,
        comesBack: !NO_RETURN.test(place.group.name),
        fixed: fixedNumber !== undefined,
        now: context.now,
      },
      context.mood,
      random,
    ),
  };
}

/** `东明 内六角圆柱头螺钉 M8×30 A2-70 304不锈钢 本色 100个/盒` */
function nameOf(place: LeafPlace, brand: Brand, draft: Draft): string {
  const { unit, base, pack } = draft.offer;
  const packing = pack > 1 ? `${pack}${base}/${unit}` : '';
  return [brand.name, place.leaf.name, draft.label, packing].filter(Boolean).join(' ');
}

/** Makers in China number within 690–699, the others here within 400–440; the rest follows the item number. */
function eanOf(place: LeafPlace, brand: Brand, itemNo: string): string {
  const country = brand.tier === 'premium' ? '40' : '69';
  const top = hashText(place.top.code) % 1000;
  return ean13(`${country}${String(top).padStart(3, '0')}${itemNo.slice(3)}`);
}

/** Demo code: seven digits of the top category, two for the group, zeros as in codes that are not split further. */
const taxCodeOf = (place: LeafPlace) => `${place.top.taxCode}${place.code.slice(4, 6)}`.padEnd(19, '0');
