import { type FormInstance, Field as RcField, type Rule } from '@rc-component/form';
import type { ReactNode } from 'react';

/** What a control inside a form works with. */
export type FieldControl = {
  name: string;
  value: unknown;
  /** Takes an event or a plain value. */
  onChange: (eventOrValue: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
  required: boolean;
};

export type FieldRules = {
  name: string;
  label: string;
  rules?: readonly Rule[];
  /** What to say when it is empty; the default is 请填写 and the label. */
  requiredMessage?: string;
  required?: boolean;
  /** Which property of the value carries it: `checked` for boxes. */
  valuePropName?: string;
  /** Other fields whose change makes this one check itself again. */
  dependencies?: string[];
};

type FieldProps = FieldRules & { children: (control: FieldControl) => ReactNode };

/** Ties one control to the form: value, checks and the first error. Controls with a look of their own use it directly. */
export function Field({ name, label, rules = [], required = false, requiredMessage, children, ...rest }: FieldProps) {
  const allRules: Rule[] = required ? [{ required: true, message: requiredMessage }, ...rules] : [...rules];
  return (
    <RcField name={name} rules={allRules} validateFirst messageVariables={{ label }} {...rest}>
      {(control, meta, form) => {
        const error = meta.errors[0];
        const onChange = (eventOrValue: unknown) => {
          control.onChange(eventOrValue);
          if (error) recheck(form, name);
        };
        const value: unknown = control[rest.valuePropName ?? 'value'];
        return children({ name, value, onChange, onBlur: () => control.onBlur?.(), error, required });
      }}
    </RcField>
  );
}

/** A shown error goes as soon as the value is right, not only when the field is left; the new error is in the field. */
function recheck(form: FormInstance, name: string): void {
  form.validateFields([name]).catch(() => undefined);
}
