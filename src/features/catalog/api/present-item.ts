import { presentTiers, priceText } from '#features/prices/api/public.ts';
import { priceTerms } from '#features/prices/rules/public.ts';
import { divideHalfUp, formatAmount, lineAmount, taxWithin, withoutTax } from '#platform/shared/money.ts';
import type { Crumb, ItemCard, ItemDetail } from '../contract/item-schemas.ts';
import { deliveryLabel, type ReturnDays, returnLabel, saleStatusLabel } from '../rules/delivery-label.ts';
import { isOutOfStock, needsStock, purchaseObstacle } from '../rules/purchase-obstacle.ts';
import { skuPicture } from '../rules/sku-picture.ts';
import { PICTURE_VIEWS } from './picture-source.ts';
import type { ItemFacts } from './read-item-facts.ts';

/** 1300 → 13%, 650 → 6.5%. */
const percent = (basisPoints: number) => `${basisPoints / 100}%`;

/** What a list, a row or a tile shows of an item. */
export function presentCard(facts: ItemFacts): ItemCard {
  return {
    itemCode: facts.itemNo,
    productName: facts.name,
    productImg: skuPicture(facts),
    brandName: facts.brandName,
    mpn: facts.mpn,
    orderUnit: facts.orderUnit,
    packQuantity: facts.packQuantity,
    baseUnit: facts.baseUnit,
    moqSales: facts.moq,
    moqIncrement: facts.step,
    salesPrice: priceText(facts.salesPrice),
    listPrice: priceText(facts.listPrice),
    priceBadge: facts.priceBadge,
    tiers: presentTiers(facts),
    dayType: facts.dayType,
    deliveryText: isOutOfStock(facts) ? '暂时缺货' : deliveryLabel(facts),
    notCart: facts.notCart,
    obstacle: purchaseObstacle(facts),
  };
}

/** Price of one base unit where an order unit holds several: 1 盒 = 100 个. */
export function basePrice({ packQuantity, salesPrice }: ItemFacts): string | null {
  return packQuantity > 1 ? priceText(divideHalfUp(salesPrice, BigInt(packQuantity))) : null;
}

/** What the shop itself knows of an item, for its page. */
export function presentDetail(item: ItemFacts, view: { crumbs: Crumb[]; returnDays: ReturnDays }): ItemDetail {
  const { itemNo, salesPrice: price } = item;
  return {
    ...presentCard(item),
    skuCode: itemNo,
    item_no: itemNo,
    brandCode: item.brandCode,
    categoryCode: item.categoryCode,
    productCode: item.seriesCode,
    crumbs: view.crumbs,
    productStatus: item.productStatus,
    deliveryDays: item.deliveryDays,
    newFlag: item.newFlag,
    hotFlag: item.hotFlag,
    saleFlag: item.saleFlag,
    skuType: item.skuType,
    returnFlag: item.returnable,
    exchangeFlag: item.exchangeable,
    returnText: returnLabel(item, view.returnDays),
    statusText: saleStatusLabel({ dayType: item.dayType, outOfStock: isOutOfStock(item) }),
    taxRate: percent(item.taxRateBp),
    taxFreePrice: priceText(withoutTax(price, item.taxRateBp)),
    tiers: presentTiers(item),
    priceTerms: priceTerms(item.tiers, item.moq),
    unitTax: price > 0n ? formatAmount(taxWithin(lineAmount(price, 1), item.taxRateBp)) : null,
    basePrice: basePrice(item),
    available: needsStock(item.dayType) ? item.available : null,
    ean: item.ean,
    pictures: PICTURE_VIEWS.map((picture) => skuPicture(item, picture)),
    attributes: item.attributes,
    description: item.description,
  };
}
