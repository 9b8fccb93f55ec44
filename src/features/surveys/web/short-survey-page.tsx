import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { loadSurvey } from './survey-address.ts';
import { SurveyView } from './survey-view.tsx';

export const Route = createFileRoute('/_mobile/survey')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => ({ refusal: await loadSurvey(context.queryClient, deps) }),
  component: ShortSurveyPage,
});

/** The short address, for messages and QR codes. */
function ShortSurveyPage() {
  return <SurveyView refusal={Route.useLoaderData().refusal} search={Route.useSearch()} />;
}
