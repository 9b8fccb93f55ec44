import { featureApi } from '#platform/web/api-client.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import calls from '../../contract/survey-desk-calls.gen.json';
import type { surveyDeskContract } from '../../contract/survey-desk-contract.ts';
import { SURVEY_STATES, type SurveyState } from '../../rules/survey-state.ts';

export const surveyDeskApi = featureApi<typeof surveyDeskContract>('surveyDesk', calls);

const { query } = surveyDeskApi;

/** What the address of the list says; absent means: surveys of all states. */
export interface SurveysSearch extends PageInUrl {
  tab?: SurveyState;
  keyword?: string;
}

export function readSurveysSearch(search: Record<string, unknown>): SurveysSearch {
  const tab = String(search.tab);
  return {
    tab: Object.hasOwn(SURVEY_STATES, tab) ? (tab as SurveyState) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}

export const surveysQuery = ({ tab, keyword, ...page }: SurveysSearch) =>
  query.page.queryOptions({ input: { state: tab, keyword, ...pageOfUrl(page) } });
export const deskSurveyQuery = (code: string) => query.detail.queryOptions({ input: { code } });
export const resultsQuery = (code: string) => query.results.queryOptions({ input: { code } });
