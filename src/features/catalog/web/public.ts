export type { CartHand } from './cart-hand.ts';
export {
  categoryTreeQuery,
  itemCardsQuery,
  itemQuery,
  replacementsQuery,
  seriesStartQuery,
} from './catalog-queries.ts';
export { CategoryMenu } from './category-menu.tsx';
export { chooseRegion } from './choose-region.ts';
export { GALLERY_PX } from './gallery-size.ts';
export { ItemPageLink } from './item-page-link.tsx';
export { ItemStepper } from './item-stepper.tsx';
export { ItemShelf, ItemTile } from './item-tile.tsx';
export { type KnownItem, type KnownRow, knownItemQuery, rememberItem } from './known-item.ts';
export { type ListWish, listWish } from './list-wish.ts';
export { ReplacementSection } from './replacement-section.tsx';
export { SeriesSection } from './series-section.tsx';
export { SkuFacts } from './sku-facts.tsx';
export type { SkuFailureFacts } from './sku-failure.tsx';
export { SkuView } from './sku-view.tsx';
export { ToListButton } from './to-list-button.tsx';
export { useSeries } from './use-series.ts';
