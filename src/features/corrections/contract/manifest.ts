import { correctionContract } from './correction-contract.ts';

/** The feature's calls, as the app collects them. */
export const correctionsCalls = {
  corrections: correctionContract,
};
