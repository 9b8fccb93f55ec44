export { INDUSTRIES, type Industry, industryName, isIndustry } from './industries.ts';
