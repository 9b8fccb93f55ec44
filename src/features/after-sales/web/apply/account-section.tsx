import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { BankAccount } from '../../contract/apply-schemas.ts';
import styles from './wish.module.css';

export const NO_ACCOUNT: BankAccount = { holder: '', bank: '', number: '' };

export const accountOf = ({ holder, bank, number }: BankAccount): BankAccount => ({
  holder: holder.trim(),
  bank: bank.trim(),
  number: number.replace(/\s/g, ''),
});

export function accountFault(typed: BankAccount): Record<keyof BankAccount, string | null> {
  const { holder, bank, number } = accountOf(typed);
  return {
    holder: holder === '' ? '请填写户名' : null,
    bank: bank === '' ? '请填写开户行' : null,
    number: /^\d{8,30}$/.test(number) ? null : '账号应为 8 至 30 位数字',
  };
}

type Props = { account: BankAccount; checked: boolean; onChange: (part: Partial<BankAccount>) => void };

/** Orders paid by transfer have no way back for money but an account; it is sent with the application and kept sealed. */
export function AccountSection({ account, checked, onChange }: Props) {
  const fault = accountFault(account);
  const field = (name: keyof BankAccount) => ({
    required: true,
    maxLength: 80,
    error: (checked && fault[name]) || undefined,
    value: account[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Section title="退款收款账户" note="订单是银行转账付款，退款转到这个账户；账户信息加密保存，不存入草稿">
      <div className={styles.fields}>
        <TextField label="户名" {...field('holder')} />
        <TextField label="开户行" {...field('bank')} />
        <TextField label="账号" inputMode="numeric" {...field('number')} />
      </div>
    </Section>
  );
}
