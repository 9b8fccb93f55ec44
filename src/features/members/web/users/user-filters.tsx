import { Select, TreeSelect } from 'antd';
import { useState } from 'react';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { MemberChoices } from '../../contract/member-schemas.ts';
import { departmentTree } from '../department-tree.ts';
import type { UserSearch } from './user-search.ts';

type Props = { search: UserSearch; address: ListAddress; choices: MemberChoices };

/** Typed words count on 查询 or Enter, chosen ones at once. */
export function UserFilters({ search, address, choices }: Props) {
  const { keyword = '' } = search;
  const [draft, setDraft] = useState({ said: keyword, text: keyword });
  const text = draft.said === keyword ? draft.text : keyword;
  const typed = () => ({ keyword: text.trim() || undefined });
  return (
    <FilterBar
      label="筛选用户"
      active={Boolean(search.keyword ?? search.departmentId ?? search.roleId)}
      onSearch={() => address.go(typed())}
      onReset={() => address.go({ keyword: undefined, departmentId: undefined, roleId: undefined })}
    >
      <FilterText
        label="姓名、编号，或完整手机号、邮箱"
        width={250}
        value={text}
        onChange={(next) => setDraft({ said: keyword, text: next })}
      />
      <TreeSelect
        aria-label="部门"
        placeholder="部门（含下级）"
        allowClear={CLEARABLE}
        showSearch
        treeNodeFilterProp="title"
        treeDefaultExpandAll
        treeData={departmentTree(choices.departments)}
        value={search.departmentId ?? null}
        onChange={(departmentId: string | null | undefined) =>
          address.go({ ...typed(), departmentId: departmentId ?? undefined })
        }
        style={{ width: 190 }}
      />
      <Select
        aria-label="角色"
        placeholder="角色"
        allowClear={CLEARABLE}
        value={search.roleId ?? null}
        options={choices.roles.map(({ roleId, name }) => ({ value: roleId, label: name }))}
        onChange={(roleId: string | null | undefined) => address.go({ ...typed(), roleId: roleId ?? undefined })}
        style={{ width: 140 }}
      />
    </FilterBar>
  );
}
