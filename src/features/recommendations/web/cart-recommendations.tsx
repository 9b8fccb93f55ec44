import { nearSection } from '#platform/web/display/near-section.tsx';
import type { CartBlocksProps } from './cart-blocks.tsx';

/** 再买一点 below the cart. */
export const CartRecommendations = nearSection<CartBlocksProps>(
  async () => (await import('./cart-blocks.tsx')).CartBlocks,
  0,
);
