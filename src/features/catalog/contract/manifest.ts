import { brandContract } from './brand-contract.ts';
import { catalogContract } from './catalog-contract.ts';
import { correctionContract } from './correction-contract.ts';
import { importContract } from './import/import-contract.ts';

/** The feature's calls, as the app collects them. */
export const catalogCalls = {
  brands: brandContract,
  catalog: catalogContract,
  corrections: correctionContract,
  imports: importContract,
};
