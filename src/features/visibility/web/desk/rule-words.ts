import type { RuleEffect, RuleKind } from '../../contract/visibility-schemas.ts';

export const EFFECTS: Readonly<Record<RuleEffect, string>> = { range: '可采购', hide: '完全隐藏' };
export const KINDS: Readonly<Record<RuleKind, string>> = { category: '分类', brand: '品牌', sku: '商品编码' };
