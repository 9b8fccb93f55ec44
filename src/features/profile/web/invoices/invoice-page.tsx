import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { TitleForm } from './title-form.tsx';
import { TitleList } from './title-list.tsx';
import { titlesQuery } from './title-queries.ts';

export const Route = createFileRoute('/_user/user/personal/invoice.html')({
  validateSearch: (search: Record<string, unknown>): { edit?: string } => ({
    edit: typeof search.edit === 'string' && /^(new|\d{1,19})$/.test(search.edit) ? search.edit : undefined,
  }),
  loader: ({ context }) => context.queryClient.ensureQueryData(titlesQuery),
  pendingComponent: () => <SkeletonLines count={6} />,
  component: InvoicePage,
});

/** Titles, or the form for one of them: `?edit=new` and `?edit={id}`. */
function InvoicePage() {
  const { edit } = Route.useSearch();
  const { data: titles } = useSuspenseQuery(titlesQuery);
  const edited = titles.find((title) => title.id === edit) ?? null;
  if (edit === 'new' || edited) return <TitleForm key={edit} title={edited} />;
  return (
    <>
      <h1 className="visually-hidden">发票信息</h1>
      <TitleList titles={titles} />
    </>
  );
}
