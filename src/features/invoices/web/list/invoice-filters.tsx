import { useEffect, useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PURPOSE_CODES, PURPOSES } from '../../contract/invoice-words.ts';
import { type InvoiceSearch, tabOf } from './invoice-search.ts';

const BOOKED = [
  { value: 'yes', label: '已入账' },
  { value: 'no', label: '未入账' },
];
const PURPOSE_OPTIONS = PURPOSE_CODES.map((value) => ({ value, label: PURPOSES[value] }));
const NONE = { keyword: undefined, booked: undefined, purpose: undefined, dateFrom: undefined, dateTo: undefined };

/** Words count on 查询 or Enter, what is chosen at once; the address holds them all. */
export function InvoiceFilters({ search, address }: { search: InvoiceSearch; address: ListAddress }) {
  const { keyword, booked, purpose, dateFrom, dateTo } = search;
  const [typed, setTyped] = useState(keyword ?? '');
  useEffect(() => setTyped(keyword ?? ''), [keyword]);
  const words = { keyword: typed.trim() || undefined };
  const issued = tabOf(search) === 'invoices';
  return (
    <FilterBar
      label="筛选发票"
      active={Boolean(keyword || booked || purpose || dateFrom || dateTo)}
      onSearch={() => address.go(words)}
      onReset={() => address.go(NONE)}
    >
      <FilterText
        label="发票号码 / 订单号 / PO号 / 物料"
        width={260}
        value={typed}
        onChange={setTyped}
        maxLength={60}
      />
      {issued && (
        <SelectField
          label="入账"
          labelHidden
          placeholder="入账"
          value={booked ?? ''}
          options={BOOKED}
          onChange={({ target }) => address.go({ ...words, booked: target.value || undefined })}
        />
      )}
      {issued && (
        <SelectField
          label="用途"
          labelHidden
          placeholder="用途"
          value={purpose ?? ''}
          options={PURPOSE_OPTIONS}
          onChange={({ target }) => address.go({ ...words, purpose: target.value || undefined })}
        />
      )}
      <FilterDays
        label={issued ? '开票日期' : '申请日期'}
        value={{ from: dateFrom, to: dateTo }}
        onChange={({ from, to }) => address.go({ ...words, dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  );
}
