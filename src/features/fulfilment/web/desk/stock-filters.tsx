import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { warehousesQuery } from './fulfilment-desk-api.ts';
import { STOCK_KINDS, type StockSearch } from './stock-search.ts';

const KINDS = Object.entries(STOCK_KINDS).map(([value, label]) => ({ value, label }));

export function StockFilters({ search, address }: { search: StockSearch; address: ListAddress }) {
  const { item, warehouse, kind } = search;
  const { data: warehouses } = useSuspenseQuery(warehousesQuery);
  const [typed, setTyped] = useState(item);
  useEffect(() => setTyped(item), [item]);
  const wanted = () => ({ item: typed?.trim() || undefined });
  return (
    <FilterBar
      label="筛选库存"
      active={Boolean(item || warehouse || kind)}
      onSearch={() => address.go(wanted())}
      onReset={() => address.go({ item: undefined, warehouse: undefined, kind: undefined })}
    >
      <FilterText label="商品编码、型号或名称" width={240} value={typed ?? ''} onChange={setTyped} />
      <SelectField
        label="仓库"
        labelHidden
        placeholder="全部仓库"
        value={warehouse ?? ''}
        options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => address.go({ ...wanted(), warehouse: event.target.value || undefined })}
      />
      {search.tab === undefined && (
        <SelectField
          label="库存情况"
          labelHidden
          value={kind ?? 'all'}
          options={KINDS}
          onChange={(event) =>
            address.go({ ...wanted(), kind: event.target.value === 'all' ? undefined : event.target.value })
          }
        />
      )}
    </FilterBar>
  );
}
