import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { CUSTOMER_SORTS, type CustomerSort } from '../rules/arrange-customers.ts';
import { STANDINGS } from '../rules/customer-standing.ts';
import { customerColumns } from './customer-columns.tsx';
import { DutyPanels } from './duty-panels.tsx';
import { customersQuery, readWorkspaceSearch } from './sales-api.ts';
import { SharedLinks } from './shared-links.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import { useEnterFirm } from './use-enter-firm.ts';

const TABS = { all: '全部客户', ...STANDINGS };
const SORTS = Object.entries(CUSTOMER_SORTS).map(([value, label]) => ({ value, label }));

/** Figures of all customers, what waits with them, and the customers themselves. */
export function WorkspaceView({ search, userId }: { search: Record<string, unknown>; userId: string }) {
  const wish = readWorkspaceSearch(search);
  const address = useListAddress();
  const result = useListQuery(customersQuery(wish));
  const { enter, entering } = useEnterFirm();
  return (
    <Stack>
      {result.data && <SummaryTiles summary={result.data.summary} />}
      <DutyPanels onEnter={enter} />
      <ListPage
        title="我的客户"
        storeKey={`sales-customers:${userId}`}
        address={address}
        page={wish}
        result={result}
        tabs={listTabs(address, TABS, {
          usual: 'all',
          current: wish.tab,
          counts: result.data && { ...result.data.counts, all: result.data.summary.customers },
        })}
        filters={<KeywordFilter label="筛选客户" hint="客户名称或编号" keyword={wish.keyword} address={address} />}
        tools={<SortSelect sort={wish.sort ?? 'attention'} address={address} />}
        table={{
          columns: customerColumns(entering, enter),
          rowKey: (row) => row.participantId,
          rowName: (row) => row.firmName,
          stacks: true,
          empty: <EmptyState title="没有客户">换个分类看看；新客户由运营人员分配给您。</EmptyState>,
        }}
      />
      <SharedLinks />
    </Stack>
  );
}

function SortSelect({ sort, address }: { sort: CustomerSort; address: ListAddress }) {
  return (
    <SelectField
      label="排序"
      labelHidden
      options={SORTS}
      value={sort}
      onChange={({ target }) => address.go({ sort: target.value === 'attention' ? undefined : target.value })}
    />
  );
}
