export { type Industry, industryName, isIndustry } from './industries.ts';
