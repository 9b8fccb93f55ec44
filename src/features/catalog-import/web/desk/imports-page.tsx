import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { importRunHref } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { RUN_STATUS_NAMES } from '../../rules/run-states.ts';
import { CatalogueUpload } from './catalogue-upload.tsx';
import { runsQuery } from './import-queries.ts';
import { readImportsSearch } from './imports-search.ts';
import { runColumns } from './run-columns.tsx';

export const Route = createFileRoute('/_desk/desk/import.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadImports } = await import('./load-imports.ts');
    await loadImports(context.queryClient, deps);
  },
  component: ImportsPage,
});

const TABS = { all: '全部', ...RUN_STATUS_NAMES };

/** Desk: catalogue files are handed in here, and what became of earlier ones. */
function ImportsPage() {
  const router = useRouter();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readImportsSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(runsQuery(search));
  const open = (id: string) => void router.navigate({ href: importRunHref(id) });
  return (
    <Stack>
      <Section title="导入商品">
        <CatalogueUpload onUploaded={open} />
      </Section>
      <ListPage
        title="导入记录"
        storeKey={`desk-imports:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, TABS, { usual: 'all', current: search.status, param: 'status' })}
        table={{
          columns: runColumns,
          rowKey: (run) => run.id,
          stacks: true,
          onOpen: (run) => open(run.id),
          empty: <EmptyState title="没有导入记录">在上面选择一个商品文件，先看再导入。</EmptyState>,
        }}
      />
    </Stack>
  );
}
