import { useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ENTRY_KINDS } from '../../rules/budget-labels.ts';
import { type BudgetSearch, filterOf } from '../budget-search.ts';

const KINDS = Object.entries(ENTRY_KINDS).map(([value, { label, explain }]) => ({
  value,
  label: `${label}（${explain}）`,
}));

/** The name counts on 查询 or Enter, what is chosen at once. */
export function StatementFilters({ search, address }: { search: BudgetSearch; address: ListAddress }) {
  const { person: said = '' } = search;
  const [draft, setDraft] = useState({ said, person: said });
  const person = draft.said === said ? draft.person : said;
  const change = () => ({ person: person.trim() || undefined });
  const nothing = Object.fromEntries(Object.keys(filterOf(search)).map((name) => [name, undefined]));
  return (
    <FilterBar
      label="筛选预算流水"
      active={Object.values(filterOf(search)).some(Boolean)}
      onSearch={() => address.go(change())}
      onReset={() => address.go(nothing)}
    >
      <SelectField
        label="类型"
        labelHidden
        placeholder="全部类型"
        value={search.kind ?? ''}
        options={KINDS}
        onChange={(event) => address.go({ ...change(), kind: event.target.value || undefined })}
      />
      <FilterText
        label="操作人"
        width={140}
        maxLength={40}
        value={person}
        onChange={(text) => setDraft({ said, person: text })}
      />
      <FilterDays
        label="日期"
        value={{ from: search.dateFrom, to: search.dateTo }}
        onChange={({ from, to }) => address.go({ ...change(), dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  );
}
