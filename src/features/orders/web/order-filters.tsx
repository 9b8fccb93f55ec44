import { useEffect, useState } from 'react';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { filterOf, type OrderSearch } from './order-search.ts';

const NOTHING = { keyword: undefined, dateFrom: undefined, dateTo: undefined, skuCode: undefined };

/** Typed conditions count on 查询 or Enter, chosen days at once; the address holds them. */
export function OrderFilters({ search, address }: { search: OrderSearch; address: ListAddress }) {
  const [keyword, setKeyword] = useState(search.keyword ?? '');
  const [skuCode, setSkuCode] = useState(search.skuCode ?? '');
  useEffect(() => setKeyword(search.keyword ?? ''), [search.keyword]);
  useEffect(() => setSkuCode(search.skuCode ?? ''), [search.skuCode]);
  const typed = () => ({ keyword: keyword.trim() || undefined, skuCode: skuCode.trim() || undefined });
  return (
    <FilterBar
      label="筛选订单"
      active={Object.values(filterOf(search)).some(Boolean)}
      foldedActive={search.skuCode ? 1 : 0}
      onSearch={() => address.go(typed())}
      onReset={() => {
        setKeyword('');
        setSkuCode('');
        address.go(NOTHING);
      }}
      folded={<FilterText label="商品编码" value={skuCode} onChange={setSkuCode} maxLength={40} />}
    >
      <FilterText label="订单号 / PO号 / 商品" value={keyword} onChange={setKeyword} width={250} />
      <FilterDays
        label="下单日期"
        value={{ from: search.dateFrom, to: search.dateTo }}
        onChange={({ from, to }) => address.go({ ...typed(), dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  );
}
