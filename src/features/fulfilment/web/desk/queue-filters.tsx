import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { warehousesQuery } from './fulfilment-desk-api.ts';
import type { QueueSearch } from './queue-search.ts';

const NOTHING = { number: undefined, customer: undefined };

/** Conditions of the queue: texts count on 查询 or Enter, the others at once. */
export function QueueFilters({ search, address }: { search: QueueSearch; address: ListAddress }) {
  const { number, customer, warehouse, overdue } = search;
  const { data: warehouses } = useSuspenseQuery(warehousesQuery);
  const [typed, setTyped] = useState({ number, customer });
  useEffect(() => setTyped({ number, customer }), [number, customer]);
  const wanted = () => ({ number: typed.number?.trim() || undefined, customer: typed.customer?.trim() || undefined });
  const places = [
    ...warehouses.map(({ code, name }) => ({ value: code, label: name })),
    { value: '-', label: '供应商直送' },
  ];
  return (
    <FilterBar
      label="筛选履约订单"
      active={Boolean(number || customer || warehouse || overdue)}
      onSearch={() => address.go(wanted())}
      onReset={() => address.go({ ...NOTHING, warehouse: undefined, overdue: undefined })}
    >
      <FilterText
        label="订单号、PO、发货单或运单号"
        width={230}
        value={typed.number ?? ''}
        onChange={(value) => setTyped({ ...typed, number: value })}
      />
      <FilterText
        label="客户编号或名称"
        width={180}
        value={typed.customer ?? ''}
        onChange={(value) => setTyped({ ...typed, customer: value })}
      />
      <SelectField
        label="发货地"
        labelHidden
        placeholder="全部发货地"
        value={warehouse ?? ''}
        options={places}
        onChange={(event) => address.go({ ...wanted(), warehouse: event.target.value || undefined })}
      />
      <Checkbox
        label="只看逾期"
        checked={overdue === 1}
        onChange={(event) => address.go({ ...wanted(), overdue: event.target.checked ? 1 : undefined })}
      />
    </FilterBar>
  );
}
