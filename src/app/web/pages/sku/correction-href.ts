/** Where what is wrong with an item can be reported; opens beside the item's page (specification 2.1). */
export const correctionHref = (itemCode: string) => `/goodsErrorPage.html?itemCode=${encodeURIComponent(itemCode)}`;
