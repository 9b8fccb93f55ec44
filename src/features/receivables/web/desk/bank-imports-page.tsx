import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { sessionQuery } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { BankLineView } from '../../contract/bank-schemas.ts';
import { bankColumns } from './bank-columns.tsx';
import { type BankSearch, readBankSearch, TABS } from './bank-search.ts';
import { ImportList } from './import-list.tsx';
import { KeywordBar } from './keyword-bar.tsx';
import { LineDialog } from './line-dialog.tsx';
import { linesQuery } from './load-bank.ts';
import { UploadDialog } from './upload-dialog.tsx';

export const Route = createFileRoute('/_desk/desk/bankImports.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadBank } = await import('./load-bank.ts');
    await loadBank(context.queryClient, deps);
  },
  component: BankImportsPage,
});

/** Desk: statements of banks that were brought, and lines that wait for somebody to say whose they are. */
function BankImportsPage() {
  const search = readBankSearch(Route.useSearch());
  const [uploading, setUploading] = useState(false);
  const upload = (
    <Button kind="primary" onClick={() => setUploading(true)}>
      导入银行流水
    </Button>
  );
  return (
    <>
      <BankLists search={search} tools={upload} />
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
}

function BankLists({ search, tools }: { search: BankSearch; tools: ReactNode }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const address = useListAddress();
  const result = useListQuery(linesQuery(search));
  const [opened, setOpened] = useState<BankLineView | null>(null);
  const counts = result.data?.counts;
  const tabs = listTabs(address, TABS, { usual: 'choosing', current: search.tab, counts });
  const userId = String(session?.userId ?? '');
  if (search.tab === 'imports') return <ImportList {...{ search, address, tabs, userId, tools }} />;
  return (
    <>
      <ListPage
        title="银行流水"
        storeKey={`desk-bank-lines:${userId}`}
        address={address}
        page={search}
        result={result}
        tabs={tabs}
        filters={
          <KeywordBar
            key={search.keyword}
            keyword={search.keyword}
            label="户名、账号、附言、流水号或回款单号"
            address={address}
          />
        }
        tools={tools}
        table={{
          columns: bankColumns(setOpened),
          rowKey: (row) => row.lineId,
          stacks: true,
          empty: <EmptyState title="没有流水">导入银行流水后，能确定的自动入账，其余在这里等待确认。</EmptyState>,
        }}
      />
      {opened && <LineDialog key={opened.lineId} line={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
