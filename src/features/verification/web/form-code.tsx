import type { ReactNode } from 'react';
import { Field, type FieldRules } from '#platform/web/form/field.tsx';
import { CODE_LENGTH } from '../rules/code-limits.ts';
import { CodeField } from './code-field.tsx';
import type { CodeAddress } from './verification-api.ts';

type FormCodeProps = CodeAddress & Pick<FieldRules, 'name'> & { label?: ReactNode; disabled?: boolean };

const RULES = [{ pattern: new RegExp(`^\\d{${CODE_LENGTH}}$`), message: `请输入 ${CODE_LENGTH} 位验证码` }];

/** A code inside a form of the form kit; whoever asks for one needs it. */
export function FormCode({ name, label = '验证码', disabled, ...address }: FormCodeProps) {
  return (
    <Field name={name} label="验证码" required requiredMessage={`请输入 ${CODE_LENGTH} 位验证码`} rules={RULES}>
      {({ value, ...control }) => (
        <CodeField {...address} {...control} label={label} disabled={disabled} value={asText(value)} />
      )}
    </Field>
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
