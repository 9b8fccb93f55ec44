import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { Redirect } from '../../contract/search-desk-schemas.ts';
import { redirectsQuery } from './desk-queries.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RowActs } from './row-acts.tsx';
import { searchDeskApi } from './search-desk-api.ts';
import { TABS, type WordsAddress } from './search-words-address.ts';
import { useWordsAct } from './use-words-act.ts';

const columns = (onEdit: (row: Redirect) => void, onRemove: (row: Redirect) => void): ListColumn<Redirect>[] => [
  { key: 'keyword', title: '搜索词', width: 220, fixed: true, rowHeader: true, render: ({ keyword }) => keyword },
  { key: 'url', title: '跳转到', render: ({ url }) => url },
  {
    key: 'acts',
    title: '操作',
    width: 130,
    fixed: true,
    render: (row) => <RowActs name={row.keyword} onEdit={() => onEdit(row)} onRemove={() => onRemove(row)} />,
  },
];

/** Words that lead to a page of their own. */
export function RedirectList({ search }: { search: WordsAddress }) {
  const address = useListAddress();
  const [edited, setEdited] = useState<Redirect | 'new' | null>(null);
  const [removal, setRemoval] = useState<Redirect | null>(null);
  const { act } = useWordsAct();
  const keyword = removal?.keyword ?? '';
  return (
    <>
      <ListPage
        title={TABS.redirects}
        storeKey="desk-redirects"
        address={address}
        page={search}
        result={useListQuery(redirectsQuery(search))}
        tools={
          <Button kind="primary" onClick={() => setEdited('new')}>
            新增跳转
          </Button>
        }
        table={{
          columns: columns(setEdited, setRemoval),
          rowKey: (row) => row.keyword,
          empty: <EmptyState title="没有搜索跳转">买家搜索这些词时，直接打开指定的页面。</EmptyState>,
        }}
      />
      <RedirectDialog edited={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={removal !== null}
        title={`删除“${keyword}”的跳转？`}
        confirmLabel="删除"
        danger
        onConfirm={() => act(() => searchDeskApi.call.removeRedirect({ keyword }), '跳转已删除')}
        onClose={() => setRemoval(null)}
      >
        删除后搜索“{keyword}”显示普通的搜索结果。
      </ConfirmDialog>
    </>
  );
}
