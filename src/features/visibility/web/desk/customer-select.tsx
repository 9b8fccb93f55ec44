import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import type { FirmChoice } from '../../contract/visibility-schemas.ts';
import { customersQuery } from './desk-queries.ts';

const labelOf = ({ customerCode, firmName, ruleCount }: FirmChoice) =>
  `${firmName}（${customerCode}）${ruleCount ? ` · ${ruleCount} 条规则` : ''}`;

/** `asked` is looked for until somebody types, so that the chosen customer stands there by name. */
function useCustomerOptions(asked = '') {
  const [keyword, setKeyword] = useState(asked);
  const { data = [], isFetching } = useQuery(customersQuery(keyword));
  const options = data.map((firm) => ({ value: firm.customerCode, label: labelOf(firm) }));
  return { options, loading: isFetching, filterOption: false, showSearch: true, onSearch: setKeyword } as const;
}

type OneProps = { value: string | undefined; onChange: (customerCode: string | undefined) => void };

/** One customer, found by name or code. */
export function CustomerSelect({ value, onChange }: OneProps) {
  const found = useCustomerOptions(value);
  return (
    <Select
      {...found}
      aria-label="客户"
      placeholder="输入客户名称或编码"
      value={value}
      allowClear={CLEARABLE}
      onChange={(code: string | undefined) => onChange(code)}
      style={{ width: 420 }}
    />
  );
}

type ManyProps = { value: readonly string[]; onChange: (customerCodes: string[]) => void };

export function CustomersSelect({ value, onChange }: ManyProps) {
  const found = useCustomerOptions();
  return (
    <Select
      {...found}
      mode="multiple"
      aria-label="专供客户"
      placeholder="输入客户名称或编码，可选多个"
      value={[...value]}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  );
}
