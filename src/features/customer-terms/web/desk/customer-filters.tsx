import { useEffect, useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { CHANNELS, FIRM_KINDS, FIRM_STATES, LEVELS } from '../../contract/term-words.ts';
import { CREDIT_FILTERS, type CustomerSearch, SORTS } from './customer-search.ts';

const optionsOf = (words: Readonly<Record<string | number, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const PICKS = [
  ['credit', '全部授信', optionsOf(CREDIT_FILTERS)],
  ['level', '全部等级', optionsOf(LEVELS)],
  ['sort', '按客户编号', optionsOf(SORTS).filter(({ value }) => value !== 'code')],
] as const;
const FOLDED = [
  ['kind', '全部类型', optionsOf(FIRM_KINDS)],
  ['channel', '全部渠道', optionsOf(CHANNELS)],
  ['status', '全部状态', optionsOf(FIRM_STATES)],
] as const;
const NAMES = ['credit', 'level', 'sort', 'kind', 'channel', 'status'] as const;
const NOTHING = Object.fromEntries(['keyword', ...NAMES].map((name) => [name, undefined]));

/** Conditions of the list of customers: words count on 查询 or Enter, the others at once. */
export function CustomerFilters({ search, address }: { search: CustomerSearch; address: ListAddress }) {
  const { keyword } = search;
  const [typed, setTyped] = useState(keyword ?? '');
  useEffect(() => setTyped(keyword ?? ''), [keyword]);
  const wanted = () => ({ keyword: typed.trim() || undefined });
  const pick = ([name, label, options]: (typeof PICKS)[number] | (typeof FOLDED)[number]) => (
    <SelectField
      key={name}
      label={label}
      labelHidden
      placeholder={label}
      value={String(search[name] ?? '')}
      options={options}
      onChange={(event) => address.go({ ...wanted(), [name]: event.target.value || undefined })}
    />
  );
  return (
    <FilterBar
      label="筛选客户"
      active={Boolean(keyword) || NAMES.some((name) => search[name] !== undefined)}
      foldedActive={FOLDED.filter(([name]) => search[name] !== undefined).length}
      folded={FOLDED.map(pick)}
      onSearch={() => address.go(wanted())}
      onReset={() => address.go(NOTHING)}
    >
      <FilterText label="客户名称、编号或信用代码" width={240} value={typed} onChange={setTyped} />
      {PICKS.map(pick)}
    </FilterBar>
  );
}
