import { useState } from 'react';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { DeskStatementSearch } from './desk-search.ts';

const NONE = { firm: undefined, keyword: undefined, dateFrom: undefined, dateTo: undefined };

/** Whose statement, which one, of when. */
export function DeskStatementFilters({ search, address }: { search: DeskStatementSearch; address: ListAddress }) {
  const { firm, keyword, dateFrom, dateTo } = search;
  const [typedFirm, setTypedFirm] = useState(firm ?? '');
  const [typed, setTyped] = useState(keyword ?? '');
  const words = { firm: typedFirm.trim() || undefined, keyword: typed.trim() || undefined };
  return (
    <FilterBar
      label="筛选对账单"
      active={Boolean(firm || keyword || dateFrom || dateTo)}
      onSearch={() => address.go(words)}
      onReset={() => address.go(NONE)}
    >
      <FilterText label="客户名称或编码" width={200} value={typedFirm} onChange={setTypedFirm} />
      <FilterText label="对账单号 / 订单号 / PO号" width={220} value={typed} onChange={setTyped} />
      <FilterDays
        label="出账日期"
        value={{ from: dateFrom, to: dateTo }}
        onChange={({ from, to }) => address.go({ ...words, dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  );
}
