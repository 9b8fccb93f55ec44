import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { firmRangeQuery, previewQuery, rangePeopleQuery } from './range-api.ts';
import { readRangeSearch } from './range-search.ts';
import { RangeView } from './range-view.tsx';

export const Route = createFileRoute('/_user/user/system/range.html')({
  validateSearch: readRangeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(firmRangeQuery),
      queryClient.ensureQueryData(rangePeopleQuery('')),
      queryClient.prefetchQuery(previewQuery(deps.person ?? null)),
    ]),
  pendingComponent: () => <SkeletonLines count={8} />,
  component: RangePage,
});

function RangePage() {
  return <RangeView search={Route.useSearch()} />;
}
