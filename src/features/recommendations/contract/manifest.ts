import { recommendationContract } from './recommendation-contract.ts';

/** The feature's calls, as the app collects them. */
export const recommendationsCalls = {
  recommendations: recommendationContract,
};
