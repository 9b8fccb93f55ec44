import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { importRunHref } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { type PageInUrl, pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ownRunsQuery } from './import-queries.ts';
import { runColumns } from './run-columns.tsx';

/** Files this person handed in, the newest first: how far each is, and the way to its report. */
export function OwnImports({ search }: { search: PageInUrl }) {
  const router = useRouter();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const address = useListAddress();
  const result = useListQuery(ownRunsQuery(pageOfUrl(search)));
  return (
    <ListPage
      title="我的导入"
      storeKey={`own-imports:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      table={{
        columns: runColumns,
        rowKey: ({ id }) => id,
        stacks: true,
        onOpen: ({ id }) => void router.navigate({ href: importRunHref(id) }),
        empty: <EmptyState title="您还没有导入过商品文件">在“商品导入”选择文件后，进度和结果都在这里。</EmptyState>,
      }}
    />
  );
}
