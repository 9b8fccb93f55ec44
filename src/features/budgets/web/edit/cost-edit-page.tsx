import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { centerQuery, editChoicesQuery } from '../budget-queries.ts';
import { readId } from '../budget-search.ts';
import { CenterForm } from './center-form.tsx';

export const Route = createFileRoute('/_user/user/system/cost-edit.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps }) => {
    const id = readId(deps.id);
    await Promise.all([
      queryClient.ensureQueryData(editChoicesQuery),
      id === undefined ? null : queryClient.ensureQueryData(centerQuery(id)),
    ]);
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: CostEditPage,
});

/** One cost centre, new or known, with the rules it has to keep to. */
function CostEditPage() {
  const search = Route.useSearch();
  const id = readId(search.id);
  const parentId = readId(search.parentId);
  return id === undefined ? <NewCenter parentId={parentId} /> : <KnownCenter key={id} id={id} />;
}

function NewCenter({ parentId }: { parentId: string | undefined }) {
  const { data: choices } = useSuspenseQuery(editChoicesQuery);
  const known = choices.centers.some(({ id }) => id === parentId);
  return <CenterForm center={null} parentId={known ? parentId : undefined} choices={choices} />;
}

function KnownCenter({ id }: { id: string }) {
  const { data: choices } = useSuspenseQuery(editChoicesQuery);
  const { data: center } = useSuspenseQuery(centerQuery(id));
  return <CenterForm key={center.version} center={center} parentId={undefined} choices={choices} />;
}
