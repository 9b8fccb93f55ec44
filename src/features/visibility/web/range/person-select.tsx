import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import { rangePeopleQuery } from './range-api.ts';

type PersonSelectProps = {
  label: string;
  placeholder: string;
  value: string | null;
  onChange: (userId: string | null) => void;
};

/** One of the company's people, found by a part of the name. */
export function PersonSelect({ label, placeholder, value, onChange }: PersonSelectProps) {
  const [keyword, setKeyword] = useState('');
  const { data = [], isFetching } = useQuery(rangePeopleQuery(keyword));
  return (
    <Select
      aria-label={label}
      placeholder={placeholder}
      showSearch
      allowClear={CLEARABLE}
      filterOption={false}
      loading={isFetching}
      value={value}
      options={data.map(({ userId, name, userName, department }) => ({
        value: userId,
        label: `${name}（${[userName, department].filter(Boolean).join('，')}）`,
      }))}
      onSearch={setKeyword}
      onChange={(userId: string | null | undefined) => onChange(userId ?? null)}
      style={{ minWidth: 240 }}
    />
  );
}
