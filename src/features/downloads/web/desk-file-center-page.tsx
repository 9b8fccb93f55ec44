import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { OwnImports, ownRunsQuery } from '#features/catalog-import/web/public.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { FileCenterView } from './file-center-view.tsx';

export const Route = createFileRoute('/_desk/desk/fileCenter.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDeskCentre } = await import('./load-centre.ts');
    await loadDeskCentre(context.queryClient, deps);
  },
  component: DeskFileCenterPage,
});

/** How many imports go on is said on the tab, whatever else is on show. */
const NEWEST = { pageNo: 1, pageSize: 10 };

/** The same at the desk, for the shop's own people: what they brought in runs in the background as well. */
function DeskFileCenterPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const mayImport = session?.permissions.includes('DESK_IMPORT') ?? false;
  const { data } = useQuery({ ...ownRunsQuery(NEWEST), enabled: mayImport });
  const imports = { moving: data?.moving ?? 0, list: (search: object) => <OwnImports search={search} /> };
  return <FileCenterView asked={Route.useSearch()} imports={mayImport ? imports : undefined} />;
}
