import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { ExclusiveRow } from '../../contract/visibility-schemas.ts';
import { visibilityApi } from '../visibility-api.ts';
import { exclusiveQuery } from './desk-queries.ts';
import { ExclusiveDialog } from './exclusive-dialog.tsx';
import { TABS, type VisibilitySearch } from './visibility-search.ts';

const columns = (onRelease: (row: ExclusiveRow) => void): ListColumn<ExclusiveRow>[] => [
  { key: 'code', title: '商品编码', width: 140, fixed: true, rowHeader: true, render: (row) => row.skuCode },
  { key: 'name', title: '商品名称', ellipsis: true, render: (row) => row.productName },
  { key: 'brand', title: '品牌', width: 120, render: (row) => row.brandName ?? '—' },
  {
    key: 'firms',
    title: '专供客户',
    width: 320,
    render: (row) => row.firms.map(({ firmName, customerCode }) => `${firmName}（${customerCode}）`).join('、'),
  },
  {
    key: 'acts',
    title: '操作',
    width: 110,
    fixed: true,
    render: (row) => (
      <Button kind="quiet" size="sm" aria-label={`取消专供：${row.skuCode}`} onClick={() => onRelease(row)}>
        取消专供
      </Button>
    ),
  },
];

function KeywordFilter({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string | undefined) => void }) {
  const [typed, setTyped] = useState(keyword);
  useEffect(() => setTyped(keyword), [keyword]);
  return (
    <FilterBar
      label="筛选专供商品"
      active={keyword !== ''}
      onSearch={() => onSearch(typed.trim() || undefined)}
      onReset={() => onSearch(undefined)}
    >
      <FilterText label="商品编码、名称或客户" width={260} value={typed} onChange={setTyped} />
    </FilterBar>
  );
}

/** Goods that only the named customers know of. */
export function ExclusiveGoods({ search }: { search: VisibilitySearch }) {
  const address = useListAddress();
  const queryClient = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [release, setRelease] = useState<ExclusiveRow | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: visibilityApi.query.listExclusive.key() });
  const { run } = useAct({
    passing: true,
    otherwise: '没有保存，请检查网络后重试',
    renews: [visibilityApi.query.listExclusive.key()],
  });
  const open = ({ skuCode }: ExclusiveRow) =>
    run(
      () => visibilityApi.call.saveExclusive({ skuCodes: [skuCode], customerCodes: [] }),
      `${skuCode} 已对所有客户公开`,
    );
  return (
    <>
      <ListPage
        title={TABS.exclusive}
        storeKey="desk-exclusive"
        address={address}
        page={search}
        result={useListQuery(exclusiveQuery(search))}
        filters={<KeywordFilter keyword={search.keyword ?? ''} onSearch={(keyword) => address.go({ keyword })} />}
        tools={
          <Button kind="primary" onClick={() => setAdding(true)}>
            设置专供商品
          </Button>
        }
        table={{
          columns: columns(setRelease),
          rowKey: (row) => row.skuCode,
          empty: <EmptyState title="没有专供商品">专供商品只有指定客户能看到和购买。</EmptyState>,
        }}
      />
      <ExclusiveDialog open={adding} onSaved={() => void reload()} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={release !== null}
        title={`取消 ${release?.skuCode ?? ''} 的专供？`}
        confirmLabel="取消专供"
        dismissLabel="保留专供"
        danger
        onConfirm={() => (release ? open(release) : true)}
        onClose={() => setRelease(null)}
      >
        取消后所有客户和访客都能看到该商品。
      </ConfirmDialog>
    </>
  );
}
