export { settingsOf } from './firm-settings.ts';
export { INDUSTRIES, type Industry, industryName, isIndustry } from './industries.ts';
export { addFullWorkingDays, addWorkingDays, addWorkingHours, type FirmDays } from './working-time.ts';
