import { useState } from 'react';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { SIDE_NAMES, SIDE_STATES } from '../rules/life/side-states.ts';
import { FilterChoice } from './life/filter-choice.tsx';
import { filterOf, NO_FILTER, type OrderSearch } from './order-search.ts';

/** Conditions that are typed, with the widths of their fields; the first stands before the fold. */
const TYPED = [
  { name: 'keyword', label: '订单号 / PO号 / 商品', width: 230 },
  { name: 'orderNo', label: '订单号', width: 160 },
  { name: 'poNumber', label: 'PO号', width: 150 },
  { name: 'skuCode', label: '商品编码', width: 150 },
  { name: 'brand', label: '品牌', width: 120 },
  { name: 'buyer', label: '下单人', width: 110 },
  { name: 'amountFrom', label: '金额不低于', width: 120 },
  { name: 'amountTo', label: '金额不高于', width: 120 },
] as const;

type TypedName = (typeof TYPED)[number]['name'];
type Typed = Record<TypedName, string>;

const typedOf = (search: OrderSearch) =>
  Object.fromEntries(TYPED.map(({ name }) => [name, search[name] ?? ''])) as Typed;

/** What was typed, and what the address says as soon as that changes by itself. */
function useTyped(search: OrderSearch) {
  const said = typedOf(search);
  const key = JSON.stringify(said);
  const [draft, setDraft] = useState({ key, typed: said });
  const typed = draft.key === key ? draft.typed : said;
  return { typed, set: (name: TypedName, text: string) => setDraft({ key, typed: { ...typed, [name]: text } }) };
}

/** Typed conditions count on 查询 or Enter, chosen ones at once; the address holds them all. */
export function OrderFilters({ search, address }: { search: OrderSearch; address: ListAddress }) {
  const { typed, set } = useTyped(search);
  const change = () => Object.fromEntries(TYPED.map(({ name }) => [name, typed[name].trim() || undefined]));
  const [first, ...folded] = TYPED.map(({ name, label, width }) => (
    <FilterText
      key={name}
      label={label}
      width={width}
      value={typed[name]}
      onChange={(text) => set(name, text)}
      maxLength={64}
    />
  ));
  const foldedNames = [...TYPED.slice(1).map(({ name }) => name), ...SIDE_NAMES];
  return (
    <FilterBar
      label="筛选订单"
      active={Object.values(filterOf(search)).some(Boolean)}
      foldedActive={foldedNames.filter((name) => search[name]).length}
      onSearch={() => address.go(change())}
      onReset={() => address.go(NO_FILTER)}
      folded={
        <>
          {folded}
          {SIDE_NAMES.map((name) => (
            <FilterChoice
              key={name}
              label={SIDE_STATES[name].label}
              value={search[name]}
              choices={Object.entries(SIDE_STATES[name].states).map(([value, [label]]) => ({ value, label }))}
              onChange={(value) => address.go({ ...change(), [name]: value })}
            />
          ))}
        </>
      }
    >
      {first}
      <FilterDays
        label="下单日期"
        value={{ from: search.dateFrom, to: search.dateTo }}
        onChange={({ from, to }) => address.go({ ...change(), dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  );
}
