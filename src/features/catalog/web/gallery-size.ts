/** Width in which an item's page shows its first picture: what is loaded ahead is this one. */
export const GALLERY_PX = 424;
