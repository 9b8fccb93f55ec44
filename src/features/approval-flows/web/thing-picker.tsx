import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import { type NamedKind, nameKey } from '../rules/flow-plan.ts';
import effectStyles from './flow-effect.module.css';
import { flowChoicesQuery } from './flow-queries.ts';
import type { EditedFlow } from './use-flow-draft.ts';

type Option = { value: string; label: string; hint: string };

/** Things of a kind by a part of their name; what is chosen stands there by name even when it was not looked for. */
function useThingOptions(kind: NamedKind, chosen: readonly string[], { names, learn }: EditedFlow) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { data = [], isFetching } = useQuery({ ...flowChoicesQuery(kind, keyword), enabled: open });
  const found = data.map(({ id, name, hint }) => ({ value: id, label: name, hint }));
  const missing = chosen.filter((id) => !found.some(({ value }) => value === id));
  const kept = missing.map((id) => ({ value: id, label: names.get(nameKey(kind, id)) ?? '（已删除）', hint: '' }));
  const remember = (ids: readonly string[]) =>
    learn(
      found.filter(({ value }) => ids.includes(value)).map(({ value, label }) => ({ kind, id: value, name: label })),
    );
  const wiring = {
    options: [...found, ...kept] as Option[],
    loading: isFetching,
    filterOption: false,
    showSearch: true,
    onSearch: setTyped,
    onOpenChange: setOpen,
    optionRender: ({ data: option }: { data: Option }) => (
      <span className={effectStyles.option}>
        {option.label}
        {option.hint && <small>{option.hint}</small>}
      </span>
    ),
    notFoundContent: isFetching ? '正在查找…' : '没有找到，换个名称试试',
  } as const;
  return { wiring, remember };
}

type Common = { kind: NamedKind; label: string; placeholder: string; edited: EditedFlow; invalid?: boolean };
type ManyProps = Common & { value: readonly string[]; onChange: (ids: string[]) => void };

export function ThingPicker({ kind, label, placeholder, edited, invalid, value, onChange }: ManyProps) {
  const { wiring, remember } = useThingOptions(kind, value, edited);
  return (
    <Select
      {...wiring}
      mode="multiple"
      aria-label={label}
      placeholder={placeholder}
      status={invalid ? 'error' : undefined}
      value={[...value]}
      maxCount={50}
      onChange={(ids: string[]) => {
        remember(ids);
        onChange(ids);
      }}
      style={{ width: '100%' }}
    />
  );
}

type OneProps = Common & { value: string | null; onChange: (id: string | null) => void };

export function OneThingPicker({ kind, label, placeholder, edited, invalid, value, onChange }: OneProps) {
  const { wiring, remember } = useThingOptions(kind, value ? [value] : [], edited);
  return (
    <Select
      {...wiring}
      aria-label={label}
      placeholder={placeholder}
      status={invalid ? 'error' : undefined}
      value={value || null}
      allowClear={CLEARABLE}
      onChange={(id: string | null | undefined) => {
        if (id) remember([id]);
        onChange(id ?? null);
      }}
      style={{ width: '100%' }}
    />
  );
}
