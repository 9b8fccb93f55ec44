import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readFiguresSearch } from './figures-search.ts';
import { FiguresView } from './figures-view.tsx';

export const Route = createFileRoute('/_desk/desk/caseFigures.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadFigures } = await import('./load-figures.ts');
    await loadFigures(context.queryClient, readFiguresSearch(deps));
  },
  component: FiguresPage,
});

/** Desk: what comes back, why, and how long it takes. */
function FiguresPage() {
  return <FiguresView search={readFiguresSearch(Route.useSearch())} />;
}
