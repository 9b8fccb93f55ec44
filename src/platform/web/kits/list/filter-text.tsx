import { Input } from 'antd';
import { CLEARABLE } from '../antd/clearable.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  width?: number;
  maxLength?: number;
};

/** Condition to type into; its label stands inside until something is typed. */
export function FilterText({ label, value, onChange, width = 220, maxLength = 60 }: Props) {
  return (
    <Input
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={maxLength}
      allowClear={CLEARABLE}
      onChange={(event) => onChange(event.target.value)}
      style={{ width }}
    />
  );
}
