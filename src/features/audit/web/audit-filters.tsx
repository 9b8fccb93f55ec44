import { useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { OBJECT_NAMES } from '../rules/public.ts';
import { type AuditSearch, filterOf } from './audit-search.ts';

/** Kinds of objects a company meets, each name once. */
const OBJECTS = [...new Map(Object.entries(OBJECT_NAMES).map(([value, label]) => [label, { value, label }])).values()];

const START = { olderThan: undefined, newerThan: undefined };

/** Typed conditions count on 查询 or Enter, chosen ones at once. */
export function AuditFilters({ search, address }: { search: AuditSearch; address: ListAddress }) {
  const { person = '', keyword = '' } = search;
  const said = `${person}\n${keyword}`;
  const [draft, setDraft] = useState({ said, person, keyword });
  const typed = draft.said === said ? draft : { said, person, keyword };
  const change = () => ({
    ...START,
    person: typed.person.trim() || undefined,
    keyword: typed.keyword.trim() || undefined,
  });
  const nothing = Object.fromEntries(Object.keys(filterOf(search)).map((name) => [name, undefined]));
  return (
    <FilterBar
      label="筛选操作日志"
      active={Object.values(filterOf(search)).some(Boolean)}
      onSearch={() => address.go(change())}
      onReset={() => address.go({ ...START, ...nothing })}
    >
      <FilterText
        label="操作人"
        width={140}
        maxLength={40}
        value={typed.person}
        onChange={(text) => setDraft({ ...typed, said, person: text })}
      />
      <SelectField
        label="对象"
        labelHidden
        placeholder="全部对象"
        value={search.objectType ?? ''}
        options={OBJECTS}
        onChange={(event) => address.go({ ...change(), objectType: event.target.value || undefined })}
      />
      <FilterDays
        label="日期"
        value={{ from: search.dateFrom, to: search.dateTo }}
        onChange={({ from, to }) => address.go({ ...change(), dateFrom: from, dateTo: to })}
      />
      <FilterText
        label="编号、请求号或内容"
        width={200}
        value={typed.keyword}
        onChange={(text) => setDraft({ ...typed, said, keyword: text })}
      />
    </FilterBar>
  );
}
