import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { loadSurvey } from './survey-address.ts';
import { SurveyView } from './survey-view.tsx';

export const Route = createFileRoute('/_mobile/activity/survey.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => ({ refusal: await loadSurvey(context.queryClient, deps) }),
  component: ActivitySurveyPage,
});

function ActivitySurveyPage() {
  return <SurveyView refusal={Route.useLoaderData().refusal} search={Route.useSearch()} />;
}
