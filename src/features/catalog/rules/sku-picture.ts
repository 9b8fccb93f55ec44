/** Views drawn of every item; 0 is the front. */
export const PICTURE_VIEWS = [0, 1, 2, 3] as const;

/** Address of an item's picture, without width: the picture component of the pages adds the stored widths. */
export function skuPicture({ itemNo }: { itemNo: string }, view: number = 0): string {
  return `/media/sku/${encodeURIComponent(itemNo)}/${view}.webp`;
}
