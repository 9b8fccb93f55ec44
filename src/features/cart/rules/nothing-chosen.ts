/** Specification 5 and 8: nothing was selected. */
export const NOTHING_CHOSEN = '请先选择商品';
