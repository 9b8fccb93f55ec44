import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField, type SelectOption } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { CHANNELS, CREDIT_KINDS, FIRM_KINDS, LEVELS } from '../../contract/term-words.ts';
import type { CustomerTerms } from '../../contract/terms-schemas.ts';
import { BillingFields } from './billing-fields.tsx';
import type { TypedTerms } from './typed-terms.ts';

const optionsOf = (words: Readonly<Record<string | number, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

type Choices = CustomerTerms['groups'];
/** Who stands there now is offered, also where he sells no more. */
const choicesOf = (choices: Choices, now: string): SelectOption[] => [
  ...choices.map(({ code, label }) => ({ value: code, label: `${label}（${code}）` })),
  ...(now !== '' && !choices.some(({ code }) => code === now) ? [{ value: now, label: now }] : []),
];

type Props = { customer: CustomerTerms; typed: TypedTerms; onChange: (typed: TypedTerms) => void };

/** Fields of what is agreed with a customer; those of credit where there is any. */
export function TermFields({ customer, typed, onChange }: Props) {
  const set = <K extends keyof TypedTerms>(name: K, value: TypedTerms[K]) => onChange({ ...typed, [name]: value });
  const pick = (
    name: Exclude<keyof TypedTerms, 'billing'>,
    label: string,
    options: readonly SelectOption[],
    placeholder?: string,
  ) => (
    <SelectField
      label={label}
      value={String(typed[name])}
      options={options}
      placeholder={placeholder}
      onChange={(event) => set(name, event.target.value as never)}
    />
  );
  const text = (name: 'creditLimit' | 'termDays', label: string, inputMode: 'decimal' | 'numeric') => (
    <TextField
      label={label}
      inputMode={inputMode}
      maxLength={16}
      value={typed[name]}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return (
    <>
      <Halves>
        {pick('levelCode', '价格等级', optionsOf(LEVELS))}
        {pick('credit', '授信', optionsOf(CREDIT_KINDS))}
        {typed.credit === 'limited' && text('creditLimit', '授信额度（元）', 'decimal')}
        {typed.credit !== 'none' && text('termDays', '账期（天）', 'numeric')}
        {typed.credit === 'limited' && (
          <TextField
            label="额度有效至"
            type="date"
            hint="不填为长期有效；到期后恢复为原来的额度"
            value={typed.creditUntil}
            onChange={(event) => set('creditUntil', event.target.value)}
          />
        )}
        {pick('firmType', '客户类型', optionsOf(FIRM_KINDS))}
        {pick('firmChannel', '采购渠道', optionsOf(CHANNELS))}
        {typed.firmType === 'company' &&
          pick('groupCode', '所属集团', choicesOf(customer.groups, customer.terms.groupCode), '不属于集团')}
        {pick('salesCode', '销售负责人', choicesOf(customer.salespeople, customer.terms.salesCode), '未指定')}
      </Halves>
      <BillingFields typed={typed.billing} onChange={(billing) => set('billing', billing)} />
      <Row gap="8px 20px" looks={['wrap']}>
        <Checkbox
          label="全部免运费"
          checked={typed.freeShipping}
          onChange={(event) => set('freeShipping', event.target.checked)}
        />
        <Checkbox
          label="冻结（所有人立即无法登录和下单）"
          checked={typed.frozen}
          onChange={(event) => set('frozen', event.target.checked)}
        />
      </Row>
    </>
  );
}
