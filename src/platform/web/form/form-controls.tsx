import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Checkbox } from '../controls/checkbox.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { TextAreaField, TextField } from '../controls/text-field.tsx';
import { useEarlyInput } from '../controls/use-early-input.ts';
import { Field, type FieldControl, type FieldRules } from './field.tsx';

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

type Owned = 'name' | 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'required' | 'ref' | 'defaultValue';
type Bound<Props> = FieldRules & Omit<Props, Owned>;

function splitRules<Rest>({ name, label, rules, required, requiredMessage, dependencies, ...rest }: FieldRules & Rest) {
  return { field: { name, label, rules, required, requiredMessage, dependencies }, rest };
}

export function FormText(props: Bound<ComponentProps<typeof TextField>>) {
  const { field, rest } = splitRules(props);
  return <Field {...field}>{(control) => <BoundText {...rest} {...control} label={field.label} />}</Field>;
}

type BoundTextProps = FieldControl & { label: string } & Omit<ComponentProps<typeof TextField>, keyof FieldControl>;

function BoundText({ value, ...rest }: BoundTextProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, asText(value), rest.onChange);
  return <TextField {...rest} ref={input} value={asText(value)} />;
}

export function FormTextArea(props: Bound<ComponentProps<typeof TextAreaField>>) {
  const { field, rest } = splitRules(props);
  return (
    <Field {...field}>
      {({ value, ...control }) => <TextAreaField {...rest} {...control} label={field.label} value={asText(value)} />}
    </Field>
  );
}

export function FormSelect(props: Bound<ComponentProps<typeof SelectField>>) {
  const { field, rest } = splitRules(props);
  return (
    <Field {...field} requiredMessage={field.requiredMessage ?? `请选择${field.label}`}>
      {({ value, ...control }) => <SelectField {...rest} {...control} label={field.label} value={asText(value)} />}
    </Field>
  );
}

export function FormCheckbox({ children, ...rules }: FieldRules & { children: ReactNode }) {
  return (
    <Field {...rules} valuePropName="checked">
      {({ value, ...control }) => <Checkbox {...control} checked={value === true} label={children} />}
    </Field>
  );
}
