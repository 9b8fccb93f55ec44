export { settingsOf } from './firm-settings.ts';
export { INDUSTRIES, type Industry, industryName, isIndustry } from './industries.ts';
