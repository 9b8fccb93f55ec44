import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { FileCenterView } from './file-center-view.tsx';
import { loadCentre } from './load-centre.ts';

export const Route = createFileRoute('/_user/user/report/fileCenter.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCentre(context.queryClient, deps),
  component: FileCenterPage,
});

function FileCenterPage() {
  return <FileCenterView asked={Route.useSearch()} />;
}
