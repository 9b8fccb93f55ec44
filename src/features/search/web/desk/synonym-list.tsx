import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { SynonymGroupRow } from '../../contract/search-desk-schemas.ts';
import { synonymsQuery } from './desk-queries.ts';
import { RowActs } from './row-acts.tsx';
import { searchDeskApi } from './search-desk-api.ts';
import { TABS, type WordsAddress } from './search-words-address.ts';
import { SynonymDialog } from './synonym-dialog.tsx';
import { useWordsAct } from './use-words-act.ts';

const columns = (
  onEdit: (row: SynonymGroupRow) => void,
  onRemove: (row: SynonymGroupRow) => void,
): ListColumn<SynonymGroupRow>[] => [
  { key: 'own', title: '本店用词', width: 180, fixed: true, rowHeader: true, render: ({ words }) => words[0] },
  { key: 'others', title: '买家用词', render: ({ words }) => words.slice(1).join('、') },
  {
    key: 'acts',
    title: '操作',
    width: 130,
    fixed: true,
    render: (row) => <RowActs name={row.words[0] ?? ''} onEdit={() => onEdit(row)} onRemove={() => onRemove(row)} />,
  },
];

/** The rows of a page, of those that hold the word; there are few enough to be read all at once. */
function shownOf(groups: readonly SynonymGroupRow[], address: WordsAddress) {
  const wanted = address.keyword?.trim().toLowerCase() ?? '';
  const found = groups.filter(({ words }) => words.some((word) => word.toLowerCase().includes(wanted)));
  const { pageNo, pageSize } = pageOfUrl(address);
  return { list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length };
}

/** Words that mean the same. */
export function SynonymList({ search }: { search: WordsAddress }) {
  const address = useListAddress();
  const result = useListQuery(synonymsQuery);
  const [edited, setEdited] = useState<SynonymGroupRow | 'new' | null>(null);
  const [removal, setRemoval] = useState<SynonymGroupRow | null>(null);
  const { act } = useWordsAct();
  const own = removal?.words[0] ?? '';
  return (
    <>
      <ListPage
        title={TABS.synonyms}
        storeKey="desk-synonyms"
        address={address}
        page={search}
        result={{ ...result, data: result.data && shownOf(result.data, search) }}
        tools={
          <>
            <FilterText
              label="查找词语"
              value={search.keyword ?? ''}
              onChange={(keyword) => address.go({ keyword: keyword || undefined })}
            />
            <Button kind="primary" onClick={() => setEdited('new')}>
              新增同义词
            </Button>
          </>
        }
        table={{
          columns: columns(setEdited, setRemoval),
          rowKey: ({ words }) => words[0] ?? '',
          empty: <EmptyState title="没有这个词">换个词查找，或新增一组同义词。</EmptyState>,
        }}
      />
      <SynonymDialog edited={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={removal !== null}
        title={`删除“${own}”的同义词？`}
        confirmLabel="删除"
        danger
        onConfirm={() => act(() => searchDeskApi.call.removeSynonyms({ word: own }), '已删除，30 秒内生效')}
        onClose={() => setRemoval(null)}
      >
        删除后搜索 {removal?.words.slice(1).join('、')} 时不再找到“{own}”。
      </ConfirmDialog>
    </>
  );
}
