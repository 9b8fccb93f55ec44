export { costCenters } from './budget-tables.ts';
