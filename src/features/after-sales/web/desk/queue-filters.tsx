import { useEffect, useState } from 'react';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField, type SelectOption } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { AGES, type CaseQueueSearch, WORTHS } from './queue-search.ts';

const KIND_OPTIONS = Object.entries(CASE_KINDS).map(([value, label]) => ({ value, label }));
const WORTH_OPTIONS = WORTHS.map((yuan) => ({
  value: String(yuan),
  label: `¥${yuan.toLocaleString('zh-CN')} 以上`,
}));
const AGE_OPTIONS = AGES.map((days) => ({ value: String(days), label: `申请满 ${days} 天` }));
const NOTHING = { keyword: undefined, kind: undefined, worth: undefined, age: undefined, overdue: undefined };

/** Conditions of the queue: words count on 查询 or Enter, the others at once. */
export function CaseQueueFilters({ search, address }: { search: CaseQueueSearch; address: ListAddress }) {
  const { keyword, kind, worth, age, overdue } = search;
  const [typed, setTyped] = useState(keyword ?? '');
  useEffect(() => setTyped(keyword ?? ''), [keyword]);
  const wanted = () => ({ keyword: typed.trim() || undefined });
  const pick = (label: string, name: string, value: string | number | undefined, options: readonly SelectOption[]) => (
    <SelectField
      label={label}
      labelHidden
      placeholder={label}
      value={String(value ?? '')}
      options={options}
      onChange={(event) => address.go({ ...wanted(), [name]: event.target.value || undefined })}
    />
  );
  return (
    <FilterBar
      label="筛选售后"
      active={Boolean(keyword || kind || worth || age || overdue)}
      onSearch={() => address.go(wanted())}
      onReset={() => address.go(NOTHING)}
    >
      <FilterText label="售后单、订单、运单号，商品编码或客户" width={280} value={typed} onChange={setTyped} />
      {pick('全部类型', 'kind', kind, KIND_OPTIONS)}
      {pick('不限金额', 'worth', worth, WORTH_OPTIONS)}
      {pick('不限时间', 'age', age, AGE_OPTIONS)}
      <Checkbox
        label="只看超时"
        checked={overdue === 1}
        onChange={(event) => address.go({ ...wanted(), overdue: event.target.checked ? 1 : undefined })}
      />
    </FilterBar>
  );
}
