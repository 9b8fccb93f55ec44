export { CartRecommendations } from './cart-recommendations.tsx';
export { HomeRecommendations } from './home-recommendations.tsx';
export { IndustrySection, industryQuery } from './industry-section.tsx';
export { soldQuery } from './recommendation-queries.ts';
export { SkuRecommendations } from './sku-recommendations.tsx';
