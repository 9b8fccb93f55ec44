import { brandContract } from './brand-contract.ts';
import { catalogContract } from './catalog-contract.ts';

/** The feature's calls, as the app collects them. */
export const catalogCalls = {
  brands: brandContract,
  catalog: catalogContract,
};
