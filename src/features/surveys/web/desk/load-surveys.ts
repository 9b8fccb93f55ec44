import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { readSurveyCode } from '../survey-address.ts';
import { deskSurveyQuery, readSurveysSearch, resultsQuery, surveysQuery } from './survey-desk-api.ts';

export const loadSurveys = (client: QueryClient, address: Record<string, unknown>): Promise<void> =>
  loadList(client, surveysQuery(readSurveysSearch(address)));

/** A new survey has no code: nothing is read for it. */
export async function loadDeskSurvey(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const code = readSurveyCode(address);
  // What cannot be read is told, and tried again, on the page.
  if (code) await client.prefetchQuery(deskSurveyQuery(code));
}

export async function loadResults(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const code = readSurveyCode(address);
  if (code) await client.prefetchQuery(resultsQuery(code));
}
