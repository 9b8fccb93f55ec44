export { INDUSTRIES, type Industry, industryName, isIndustry } from './industries.ts';
export { settingsOf } from './firm-settings.ts';
