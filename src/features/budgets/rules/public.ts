export { FREQUENCIES, OVER_POLICIES } from './budget-labels.ts';
