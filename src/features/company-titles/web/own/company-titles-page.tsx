import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { titlesQuery } from '#features/profile/web/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { ownRequestsQuery } from '../company-title-api.ts';
import { ApprovedTitles } from './approved-titles.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnRequests } from './own-requests.tsx';

export const Route = createFileRoute('/_user/user/personal/companyTitles.html')({
  validateSearch: (search: Record<string, unknown>): { edit?: string } => ({
    // A number of an address comes as a number.
    edit: /^(new|\d{1,19})$/.test(String(search.edit)) ? String(search.edit) : undefined,
  }),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(titlesQuery), queryClient.ensureQueryData(ownRequestsQuery)]);
  },
  pendingComponent: () => <SkeletonLines count={6} />,
  component: CompanyTitlesPage,
});

/** Titles of the company with what it has asked for, or the form that asks: `?edit=new` and `?edit={id}`. */
function CompanyTitlesPage() {
  const { edit } = Route.useSearch();
  const { data: titles } = useSuspenseQuery(titlesQuery);
  const { data: requests } = useSuspenseQuery(ownRequestsQuery);
  const approved = titles.filter(({ central }) => central);
  const edited = approved.find(({ id }) => id === edit) ?? null;
  if (edit === 'new' || edited) return <AskForm key={edit} title={edited} />;
  return (
    <Stack>
      <h1 className="visually-hidden">公司抬头</h1>
      <ApprovedTitles titles={approved} />
      <OwnRequests requests={requests.list} />
    </Stack>
  );
}
