import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ListFormDialog } from './list-form-dialog.tsx';
import { selectionColumns } from './selection-columns.tsx';
import { selectionHref } from './selection-href.ts';
import styles from './selection-overview.module.css';
import { selectionListsQuery } from './selection-queries.ts';
import { listsInputOf, type SelectionSearch } from './selection-search.ts';
import { useListActs } from './use-list-acts.ts';

const TABS = { all: '全部', own: '我的清单', shared: '同事共享' };

const NEW_LIST = { name: '', note: '', shared: false };

export function SelectionOverview({ search, userId }: { search: SelectionSearch; userId: string }) {
  const address = useListAddress();
  const navigate = useNavigate();
  const result = useListQuery(selectionListsQuery(listsInputOf(search)));
  const acts = useListActs();
  const [making, setMaking] = useState(false);
  const make = (
    <Button kind="primary" onClick={() => setMaking(true)}>
      新建清单
    </Button>
  );
  return (
    <div className={styles.lists}>
      <ListPage
        title="选型清单"
        storeKey={`selections:${userId}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, TABS, { usual: 'all', current: search.scope, param: 'scope' })}
        filters={<ListFilter key={search.keyword ?? ''} said={search.keyword ?? ''} address={address} />}
        tools={make}
        table={{
          columns: selectionColumns(acts),
          rowKey: (row) => row.listId,
          rowName: (row) => row.name,
          onOpen: (row) => void navigate({ href: selectionHref(row.listId) }),
          empty: <NoLists search={search} onNew={() => setMaking(true)} />,
        }}
      />
      {making && (
        <ListFormDialog title="新建清单" start={NEW_LIST} onSave={acts.create} onClose={() => setMaking(false)} />
      )}
    </div>
  );
}

function ListFilter({ said, address }: { said: string; address: ListAddress }) {
  const [typed, setTyped] = useState(said);
  return (
    <FilterBar
      label="筛选清单"
      active={said !== ''}
      onSearch={() => address.go({ keyword: typed.trim() || undefined })}
      onReset={() => address.go({ keyword: undefined })}
    >
      <FilterText label="清单名称 / 备注" value={typed} onChange={setTyped} width={230} />
    </FilterBar>
  );
}

function NoLists({ search, onNew }: { search: SelectionSearch; onNew: () => void }) {
  if (search.keyword) return <EmptyState title="没有符合条件的清单">换个关键词试试。</EmptyState>;
  if (search.scope === 'shared') {
    return <EmptyState title="还没有同事共享的清单">同事在清单里勾选“共享给公司同事”后，会出现在这里。</EmptyState>;
  }
  return (
    <EmptyState
      title="还没有选型清单"
      action={
        <Button kind="primary" onClick={onNew}>
          新建清单
        </Button>
      }
    >
      把经常一起采购的商品放进清单，补货时一次加入购物车。
    </EmptyState>
  );
}
