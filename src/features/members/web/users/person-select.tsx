import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import { memberApi } from '../members-api.ts';

type Props = {
  label: string;
  companyId: string | undefined;
  value: string | null;
  /** Name of the person who is chosen already, before anybody is looked for. */
  valueName?: string | null;
  /** Who cannot be chosen. */
  except?: string;
  onChange: (memberId: string | null) => void;
};

const FOUND = 20;

/** One of the people who are there, found by name or number. */
export function PersonSelect({ label, companyId, value, valueName, except, onChange }: Props) {
  const [keyword, setKeyword] = useState('');
  const input = { companyId, keyword, state: 'enabled', pageSize: FOUND } as const;
  const { data, isFetching } = useQuery(memberApi.query.list.queryOptions({ input }));
  const people = (data?.list ?? []).filter(({ memberId }) => memberId !== except);
  const options = people.map(({ memberId, name, departmentName }) => ({
    value: memberId,
    label: departmentName ? `${name}（${departmentName}）` : name,
  }));
  const known = value === null || options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      placeholder="输入姓名或编号"
      allowClear={CLEARABLE}
      showSearch
      filterOption={false}
      loading={isFetching}
      onSearch={setKeyword}
      options={known ? options : [{ value, label: valueName ?? value }, ...options]}
      value={value}
      onChange={(memberId: string | null | undefined) => onChange(memberId ?? null)}
      style={{ width: '100%' }}
    />
  );
}
