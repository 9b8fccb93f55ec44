import { nearSection } from '#platform/web/display/near-section.tsx';
import type { HomeBlocksProps } from './home-blocks.tsx';

/** Recommendations below the fold of the home page. */
export const HomeRecommendations = nearSection<HomeBlocksProps>(
  async () => (await import('./home-blocks.tsx')).HomeBlocks,
  340,
);
