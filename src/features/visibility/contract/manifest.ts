import { rangeContract } from './range-contract.ts';
import { visibilityContract } from './visibility-contract.ts';

/** The feature's calls, as the app collects them. */
export const visibilityCalls = {
  ranges: rangeContract,
  visibility: visibilityContract,
};
