import { useEffect, useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { EXCEPTION_REASONS } from '../../contract/statement-words.ts';
import type { ExceptionSearch } from './desk-search.ts';

const REASONS = [
  { value: '', label: '全部原因' },
  ...Object.entries(EXCEPTION_REASONS).map(([value, label]) => ({ value, label })),
];

/** Why order, receipt, statement and invoice differ, and whose they are. */
export function ExceptionFilters({ search, address }: { search: ExceptionSearch; address: ListAddress }) {
  const { keyword, reason } = search;
  const [typed, setTyped] = useState(keyword ?? '');
  useEffect(() => setTyped(keyword ?? ''), [keyword]);
  const words = { keyword: typed.trim() || undefined };
  return (
    <FilterBar
      label="筛选差异"
      active={Boolean(keyword || reason)}
      onSearch={() => address.go(words)}
      onReset={() => address.go({ keyword: undefined, reason: undefined })}
    >
      <FilterText
        label="客户、对账单号、订单号或商品编码"
        width={260}
        value={typed}
        onChange={setTyped}
        maxLength={60}
      />
      <SelectField
        label="差异原因"
        labelHidden
        value={reason ?? ''}
        options={REASONS}
        onChange={({ target }) => address.go({ ...words, reason: target.value || undefined })}
      />
    </FilterBar>
  );
}
