import { useEffect, useState } from 'react';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { filterOf, type StatementSearch } from './statement-search.ts';

const NONE = { keyword: undefined, dateFrom: undefined, dateTo: undefined };

/** Words count on 查询 or Enter, days at once; the address holds them all. */
export function StatementFilters({ search, address }: { search: StatementSearch; address: ListAddress }) {
  const { keyword, dateFrom, dateTo } = search;
  const [typed, setTyped] = useState(keyword ?? '');
  useEffect(() => setTyped(keyword ?? ''), [keyword]);
  const words = { keyword: typed.trim() || undefined };
  return (
    <FilterBar
      label="筛选对账单"
      active={Object.values(filterOf(search)).some(Boolean)}
      onSearch={() => address.go(words)}
      onReset={() => address.go(NONE)}
    >
      <FilterText
        label="对账单号 / 订单号 / PO号 / 分组"
        width={260}
        value={typed}
        onChange={setTyped}
        maxLength={60}
      />
      <FilterDays
        label="出账日期"
        value={{ from: dateFrom, to: dateTo }}
        onChange={({ from, to }) => address.go({ ...words, dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  );
}
