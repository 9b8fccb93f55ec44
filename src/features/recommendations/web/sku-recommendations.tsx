import { nearSection } from '#platform/web/display/near-section.tsx';
import type { SkuBlocksProps } from './sku-blocks.tsx';

/** 经常一起购买 and 相似商品; code and data come when the reader gets near. */
export const SkuRecommendations = nearSection<SkuBlocksProps>(
  async () => (await import('./sku-blocks.tsx')).SkuBlocks,
  570,
);
