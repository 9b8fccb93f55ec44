/** Address of an item's picture; the widths beside it follow from the name (`STORED_WIDTHS` of the web pictures). */
export function skuPicture({ itemNo }: { itemNo: string }): string {
  return `/media/sku/${encodeURIComponent(itemNo)}.webp`;
}
