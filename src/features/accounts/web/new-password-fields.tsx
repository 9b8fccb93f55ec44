import { useRef } from 'react';
import { PasswordField } from '#platform/web/controls/password-field.tsx';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import { Field, type FieldControl } from '#platform/web/form/field.tsx';
import { checkPassword, PASSWORD_MESSAGES } from '../rules/check-password.ts';
import type { PersonFacts } from '../rules/personal-words.ts';
import { PasswordHints } from './password-hints.tsx';
import { usePasswordFacts } from './use-password-facts.ts';

type NewPasswordFieldsProps = {
  /** Name of the field in the form's values; the second one is `repeated`. */
  name: string;
  label: string;
  /** What the page knows of the person: it must not be the password. */
  person: PersonFacts;
};

/** A new password, twice, with live hints. Stands inside a form of the kit. */
export function NewPasswordFields({ name, label, person }: NewPasswordFieldsProps) {
  const { facts, load, whole } = usePasswordFacts(person);
  const fits = {
    validator: async (_rule: unknown, value: unknown) => {
      if (typeof value !== 'string' || value === '') return;
      const fault = checkPassword(value, await whole());
      if (fault) throw new Error(PASSWORD_MESSAGES[fault]);
    },
  };
  const same = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: async (_rule: unknown, value: unknown) => {
      if (value && value !== getFieldValue(name)) throw new Error('两次输入的密码不一致');
    },
  });
  return (
    <>
      <Field name={name} label={label} required rules={[fits]}>
        {(control) => (
          <div>
            <BoundPassword {...control} label={label} onFocus={() => void load()} />
            <PasswordHints password={textOf(control.value)} facts={facts} />
          </div>
        )}
      </Field>
      <Field
        name="repeated"
        label="确认密码"
        required
        dependencies={[name]}
        rules={[same]}
        requiredMessage="请再次输入密码"
      >
        {(control) => <BoundPassword {...control} label="确认密码" />}
      </Field>
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function BoundPassword({ value, ...rest }: FieldControl & { label: string; onFocus?: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, textOf(value), rest.onChange);
  return <PasswordField {...rest} ref={input} value={textOf(value)} autoComplete="new-password" />;
}
