import { materialContract } from './material-contract.ts';

/** The feature's calls, as the app collects them. */
export const materialsCalls = {
  materials: materialContract,
};
