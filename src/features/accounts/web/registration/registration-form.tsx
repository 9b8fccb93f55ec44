import { useForm } from '@rc-component/form';
import { useState } from 'react';
import { TERMS_PATH } from '#business/paths/rules/public.ts';
import { CREDIT_CODE_MESSAGES, creditCodeFault } from '#business/tax-numbers/rules/public.ts';
import { FormCode } from '#features/verification/web/public.ts';
import { tidyTaxNumber } from '#platform/shared/tidy-tax-number.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import { FormCheckbox, FormText } from '#platform/web/form/form-controls.tsx';
import type { Registered } from '../../contract/accounts-schemas.ts';
import styles from '../account-form.module.css';
import { accountsApi } from '../accounts-api.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useSend } from '../use-send.ts';
import { CompanyField } from './company-field.tsx';
import { fieldOfRefusal } from './field-of-refusal.ts';
import own from './registration-form.module.css';

export interface RegistrationValues {
  companyName: string;
  creditCode: string;
  contactName: string;
  phoneNumber: string;
  smsCode: string;
  email: string;
  password: string;
  repeated: string;
  agreed: boolean;
}

const PHONE_RULES = [{ pattern: /^1[3-9]\d{9}$/, message: '请输入 11 位手机号' }];
const MAIL_RULES = [{ type: 'email', message: '请输入完整的邮箱地址，如 name@company.cn' } as const];
const CREDIT_CODE_RULES = [
  {
    validator: async (_rule: unknown, value: unknown) => {
      const fault = typeof value === 'string' && value ? creditCodeFault(tidyTaxNumber(value)) : null;
      if (fault) throw new Error(CREDIT_CODE_MESSAGES[fault]);
    },
  },
];
const AGREED_RULES = [
  {
    validator: async (_rule: unknown, value: unknown) => {
      if (value !== true) throw new Error('请先阅读并同意服务条款');
    },
  },
];

type RegistrationFormProps = { sc: string | undefined; onRegistered: (registered: Registered) => void };

/** Company, its first administrator, and their consent. */
export function RegistrationForm({ sc, onRegistered }: RegistrationFormProps) {
  const [form] = useForm<RegistrationValues>();
  const [shown, setShown] = useState<Partial<RegistrationValues>>({});
  const { busy, send } = useSend();
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async ({ repeated: _repeated, creditCode, ...values }: RegistrationValues) => {
    setRefusal(null);
    const input = { ...values, creditCode: tidyTaxNumber(creditCode), agreed: true as const, sc };
    const refused = await send(async () => onRegistered(await accountsApi.call.register(input)));
    if (!refused) return;
    const name = fieldOfRefusal(refused.name);
    if (!name) return setRefusal(refused.message);
    form.setFields([{ name, errors: [refused.message] }]);
    document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.focus();
  };
  return (
    <Form<RegistrationValues>
      form={form}
      label="企业注册"
      className={styles.form}
      onValuesChange={setShown}
      onFinish={(values) => void submit(values)}
    >
      <fieldset className={own.group}>
        <legend>企业信息</legend>
        <CompanyField onChosen={({ name, creditCode }) => form.setFieldsValue({ companyName: name, creditCode })} />
        <FormText
          name="creditCode"
          label="统一社会信用代码"
          required
          rules={CREDIT_CODE_RULES}
          maxLength={30}
          autoCapitalize="characters"
          spellCheck={false}
          className={own.code}
          hint="18 位，见营业执照右上角"
        />
      </fieldset>
      <AdministratorFields values={shown} />
      <div className={own.agreement}>
        <FormCheckbox name="agreed" label="服务条款" rules={AGREED_RULES}>
          我已阅读并同意
          <a href={TERMS_PATH} target="_blank" rel="noopener noreferrer">
            《服务条款与隐私政策》
          </a>
        </FormCheckbox>
      </div>
      <ProblemLine>{refusal}</ProblemLine>
      <Button type="submit" kind="primary" size="lg" block busy={busy}>
        提交注册
      </Button>
    </Form>
  );
}

function AdministratorFields({ values }: { values: Partial<RegistrationValues> }) {
  const { companyName = '', contactName, phoneNumber = '', email } = values;
  return (
    <fieldset className={own.group}>
      <legend>管理员</legend>
      <div className={own.pair}>
        <FormText name="contactName" label="联系人" required maxLength={30} autoComplete="name" />
        <FormText
          name="email"
          label="工作邮箱"
          required
          rules={MAIL_RULES}
          maxLength={100}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </div>
      <div className={own.pair}>
        <FormText
          name="phoneNumber"
          label="手机号"
          required
          rules={PHONE_RULES}
          maxLength={11}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <FormCode name="smsCode" channel="sms" target={phoneNumber.trim()} purpose="register" />
      </div>
      <NewPasswordFields
        name="password"
        label="登录密码"
        person={{ realName: contactName, phoneNumber, email, firmNames: companyName ? [companyName] : [] }}
      />
    </fieldset>
  );
}
