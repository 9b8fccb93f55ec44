/** What a rule of the range does, and to what: for its page, its name and the audit log. */
export const EFFECT_NAMES = { hide: '隐藏', range: '可采购' } as const;

export const KIND_NAMES = {
  category: '分类',
  brand: '品牌',
  sku: '商品',
  price: '单价上限',
  agreement: '协议商品',
} as const;
