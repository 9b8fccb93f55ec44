/** The printed catalogue that a company may have once (specification 8 and 9). */
export const RESTRICTED_CATALOGUE = '11F4447';

/** Said of a line in the cart and of a claim that comes too late. */
export const CATALOGUE_CLAIMED = '产品目录每家企业限领一份，您已领取，不能重复领取，如需更多请联系专属销售或客服';
export const CATALOGUE_IN_CART = '产品目录每家企业限领一份，已在购物车中';

/** Said when nothing but the catalogue could have been bought again. */
export const ALREADY_BOUGHT = '您已购买过此商品，无法再次购买。';

/** Why so many of the catalogue cannot lie in a cart; null for all other items and for the first one. */
export function catalogueObstacle(claim: { itemNo: string; quantity: number; obtained: boolean }): string | null {
  if (claim.itemNo !== RESTRICTED_CATALOGUE) return null;
  if (claim.obtained) return CATALOGUE_CLAIMED;
  return claim.quantity > 1 ? CATALOGUE_IN_CART : null;
}
