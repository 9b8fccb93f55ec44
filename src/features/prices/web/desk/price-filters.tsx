import { useEffect, useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { type PriceSearch, STATES } from './price-search.ts';

const OPTIONS = Object.entries(STATES).map(([value, label]) => ({ value, label }));

type PriceFiltersProps = { search: PriceSearch; address: ListAddress; byCustomer?: boolean };

/** Conditions of both lists: texts count on 查询 or Enter, the state at once. */
export function PriceFilters({ search, address, byCustomer = false }: PriceFiltersProps) {
  const { customer, item, state } = search;
  const [typed, setTyped] = useState({ customer, item });
  useEffect(() => setTyped({ customer, item }), [customer, item]);
  const wanted = () => ({ customer: typed.customer?.trim() || undefined, item: typed.item?.trim() || undefined });
  const nothing = { customer: undefined, item: undefined };
  return (
    <FilterBar
      label="筛选价格"
      active={Boolean(customer || item || state)}
      onSearch={() => address.go(wanted())}
      onReset={() => {
        setTyped(nothing);
        address.go({ ...nothing, state: undefined });
      }}
    >
      {byCustomer && (
        <FilterText
          label="客户编号或名称"
          width={200}
          value={typed.customer ?? ''}
          onChange={(value) => setTyped({ ...typed, customer: value })}
        />
      )}
      <FilterText
        label="商品编码或名称"
        width={200}
        value={typed.item ?? ''}
        onChange={(value) => setTyped({ ...typed, item: value })}
      />
      <SelectField
        label="状态"
        labelHidden
        placeholder="全部状态"
        value={state ?? ''}
        options={OPTIONS}
        onChange={(event) => address.go({ ...wanted(), state: event.target.value || undefined })}
      />
    </FilterBar>
  );
}
