/** First words of file names that name the file, not the maker. */
const NOT_A_BRAND =
  /^(?:price|prices|pricelist|preis|preisliste|catalog|catalogue|katalog|list|liste|export|import|artikel|articles|products|items|data|test|new|sheet|book|sku|skus|upload|download|file|copy|neu|bmecat|mapping)$/i;

/** Brand that a file name begins with: `celo-apolo-fasteners.csv` → CELO; null when it names no brand. */
export function guessBrand(fileName: string): string | null {
  const word = /^[\p{L}]+/u.exec(fileName.normalize('NFC'))?.[0] ?? '';
  if (word.length < 2 || NOT_A_BRAND.test(word) || /供应商|报价|价格|目录|清单|商品|产品|物料|导入|模板/.test(word))
    return null;
  return /^\p{Script=Han}+$/u.test(word) ? word : word.toUpperCase();
}

/** Key under which a supplier's goods, mappings and later updates belong together. */
export function supplierKey(name: string): string {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return key.slice(0, 40) || 'unnamed';
}
