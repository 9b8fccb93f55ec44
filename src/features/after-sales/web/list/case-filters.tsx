import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { type CaseSearch, filterOf } from './case-search.ts';

const KINDS = Object.entries(CASE_KINDS).map(([value, label]) => ({ value, label }));
const NONE = { keyword: undefined, kind: undefined, dateFrom: undefined, dateTo: undefined };

/** Words count on 查询 or Enter, what is chosen at once; the address holds them all. */
export function CaseFilters({ search, address }: { search: CaseSearch; address: ListAddress }) {
  const { keyword, kind, dateFrom, dateTo } = search;
  const [typed, setTyped] = useState(keyword ?? '');
  useEffect(() => setTyped(keyword ?? ''), [keyword]);
  const words = { keyword: typed.trim() || undefined };
  return (
    <FilterBar
      label="筛选售后单"
      active={Object.values(filterOf(search)).some(Boolean)}
      onSearch={() => address.go(words)}
      onReset={() => address.go(NONE)}
    >
      <FilterText
        label="售后单号 / 订单号 / PO号 / 商品"
        width={260}
        value={typed}
        onChange={setTyped}
        maxLength={60}
      />
      <Select
        aria-label="售后类型"
        placeholder="售后类型"
        allowClear={CLEARABLE}
        value={kind ?? null}
        options={KINDS}
        onChange={(next: string | null | undefined) => address.go({ ...words, kind: next ?? undefined })}
        style={{ width: 130 }}
      />
      <FilterDays
        label="申请日期"
        value={{ from: dateFrom, to: dateTo }}
        onChange={({ from, to }) => address.go({ ...words, dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  );
}
