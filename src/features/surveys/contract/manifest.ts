import { surveyContract } from './survey-contract.ts';
import { surveyDeskContract } from './survey-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const surveysCalls = {
  surveyDesk: surveyDeskContract,
  surveys: surveyContract,
};
