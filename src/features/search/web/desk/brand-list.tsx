import { useEffect, useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { BrandRow } from '../../contract/search-desk-schemas.ts';
import { AliasDialog } from './alias-dialog.tsx';
import { brandsQuery } from './desk-queries.ts';
import { RowActs } from './row-acts.tsx';
import { TABS, type WordsAddress } from './search-words-address.ts';

const columns = (onEdit: (row: BrandRow) => void): ListColumn<BrandRow>[] => [
  { key: 'name', title: '品牌', width: 200, fixed: true, rowHeader: true, render: ({ name }) => name },
  { key: 'nameEn', title: '英文名', width: 200, render: ({ nameEn }) => nameEn ?? '—' },
  { key: 'aliases', title: '别名', render: ({ aliases }) => aliases.join('、') || '—' },
  {
    key: 'acts',
    title: '操作',
    width: 90,
    fixed: true,
    render: (row) => <RowActs name={row.name} onEdit={() => onEdit(row)} />,
  },
];

function KeywordFilter({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string | undefined) => void }) {
  const [typed, setTyped] = useState(keyword);
  useEffect(() => setTyped(keyword), [keyword]);
  return (
    <FilterBar
      label="筛选品牌"
      active={keyword !== ''}
      onSearch={() => onSearch(typed.trim() || undefined)}
      onReset={() => onSearch(undefined)}
    >
      <FilterText label="品牌名称或别名" value={typed} onChange={setTyped} />
    </FilterBar>
  );
}

/** What brands are called besides their names. */
export function BrandList({ search }: { search: WordsAddress }) {
  const address = useListAddress();
  const [edited, setEdited] = useState<BrandRow | null>(null);
  return (
    <>
      <ListPage
        title={TABS.brands}
        storeKey="desk-aliases"
        address={address}
        page={search}
        result={useListQuery(brandsQuery(search))}
        filters={<KeywordFilter keyword={search.keyword ?? ''} onSearch={(keyword) => address.go({ keyword })} />}
        table={{
          columns: columns(setEdited),
          rowKey: ({ brandCode }) => brandCode,
          empty: <EmptyState title="没有这个品牌">换个名称查找。</EmptyState>,
        }}
      />
      <AliasDialog brand={edited} onClose={() => setEdited(null)} />
    </>
  );
}
