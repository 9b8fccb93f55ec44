import { featureApi } from '#platform/web/api-client.ts';
import type { surveyContract } from '../contract/survey-contract.ts';
import calls from '../contract/surveys-calls.gen.json';

export const surveyApi = featureApi<typeof surveyContract>('surveys', calls);

/** The survey of a link; without a code the newest that is open. */
export const surveyQuery = (code: string | undefined) => surveyApi.query.find.queryOptions({ input: { code } });
