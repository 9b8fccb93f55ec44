export { MOST_FREQUENT } from './purchase-periods.ts';
