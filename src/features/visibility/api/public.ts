export { firmRangeHandlers } from './range/firm-range-handlers.ts';
export { visibilityHandlers } from './visibility-handlers.ts';
