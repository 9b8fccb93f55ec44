/** Address of one view of an item (0 is the front), without width: the picture component of the pages adds the stored widths. */
export function skuPicture({ itemNo }: { itemNo: string }, view: number = 0): string {
  return `/media/sku/${encodeURIComponent(itemNo)}/${view}.webp`;
}
