import { CYCLES, GROUPINGS } from '#features/statements/contract/statement-words.ts';
import { SelectField, type SelectOption } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { PRICE_BASES, ROUNDINGS } from '../../rules/billing.ts';
import type { TypedBilling } from './typed-billing.ts';

const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const CUT_OFF: Readonly<Record<TypedBilling['cycle'], { label: string; hint: string }>> = {
  monthly: { label: '每月截止日', hint: '31 表示每月最后一天' },
  fixed: { label: '每月截止日（多个）', hint: '例如 10、20、31；31 表示最后一天' },
  weekly: { label: '每周截止日', hint: '1 为周一，7 为周日' },
  rolling: { label: '每隔天数', hint: '1 至 90 天' },
};

interface Props {
  typed: TypedBilling;
  onChange: (typed: TypedBilling) => void;
}

/** How the statements of a customer are made. */
export function BillingFields({ typed, onChange }: Props) {
  const set = (change: Partial<TypedBilling>) => onChange({ ...typed, ...change });
  const pick = (
    name: 'cycle' | 'grouping' | 'priceBasis' | 'rounding',
    label: string,
    words: Record<string, string>,
  ) => (
    <SelectField
      label={label}
      value={typed[name]}
      options={optionsOf(words)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  const text = (name: 'cutOff' | 'rollingDays' | 'termDays' | 'confirmDays', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      maxLength={20}
      value={typed[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  const { label, hint } = CUT_OFF[typed.cycle];
  return (
    <fieldset>
      <legend>对账规则</legend>
      <Halves>
        {pick('cycle', '出账周期', CYCLES)}
        {text(typed.cycle === 'rolling' ? 'rollingDays' : 'cutOff', label, hint)}
        {text('termDays', '对账账期（天）', '不填按授信的账期')}
        {text('confirmDays', '确认期限（天）', '超过后提醒客户')}
        {pick('grouping', '拆分对账单', GROUPINGS)}
        {pick('priceBasis', '金额基准', PRICE_BASES)}
        {pick('rounding', '取整', ROUNDINGS)}
      </Halves>
    </fieldset>
  );
}
