import { Select } from 'antd';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';

type Props = {
  /** 开票: stands inside until something is chosen. */
  label: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};

/** Condition with a few fixed values; it counts as soon as it is chosen. */
export function FilterChoice({ label, value, choices, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear={CLEARABLE}
      value={value ?? null}
      options={choices.map((choice) => ({ ...choice }))}
      onChange={(next: string | null | undefined) => onChange(next ?? undefined)}
      style={{ width: 116 }}
    />
  );
}
