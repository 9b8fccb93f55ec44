import type { QueryClient } from '@tanstack/react-query';
import { isCallError } from '#platform/web/api-client.ts';
import { surveyQuery } from './survey-api.ts';

const CODE = /^[A-Za-z0-9_-]{4,20}$/;

/** Code of the survey out of the address of its page; whatever is none counts as absent. */
export function readSurveyCode({ code }: Record<string, unknown>): string | undefined {
  // Codes of digits alone arrive as numbers.
  const text = typeof code === 'number' ? String(code) : code;
  return typeof text === 'string' && CODE.test(text) ? text : undefined;
}

/** What a link is refused with, or null: a survey that is gone is told on the page itself. */
export async function loadSurvey(queryClient: QueryClient, search: Record<string, unknown>): Promise<string | null> {
  try {
    await queryClient.ensureQueryData(surveyQuery(readSurveyCode(search)));
    return null;
  } catch (error) {
    if (!isCallError(error) || error.status >= 500) throw error;
    return error.message;
  }
}
