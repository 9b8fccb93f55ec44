import { diagnosticsContract } from './diagnostics-contract.ts';

/** The feature's calls, as the app collects them. */
export const diagnosticsCalls = {
  diagnostics: diagnosticsContract,
};
