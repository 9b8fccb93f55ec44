/** Attributes of customs, freight and price lists: shown with the item, but nobody tells items apart by them. */
const TRADE_FACTS: ReadonlySet<string> = new Set(['海关编码', '原币价格', '毛重', '包装宽度', '厂家图片', '厂家资料']);

export function isTradeFact(attributeName: string): boolean {
  return TRADE_FACTS.has(attributeName);
}
