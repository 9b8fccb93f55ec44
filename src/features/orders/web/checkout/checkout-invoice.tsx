import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { Invoice } from '../../contract/checkout-schemas.ts';
import { INVOICE_TYPES, type InvoiceField, invoiceFaults } from '../../rules/check-invoice.ts';
import styles from './checkout-fields.module.css';
import { type ChoiceCard, ChoiceCards } from './choice-cards.tsx';

type CheckoutInvoiceProps = {
  /** Null: no invoice for now. */
  invoice: Invoice | null;
  remembered: readonly Invoice[];
  /** A submit was tried: what is missing is said. */
  checked: boolean;
  disabled: boolean;
  onChange: (invoice: Invoice | 'none') => void;
};

type Kind = 'none' | '1' | '2' | '3';

const KINDS: readonly ChoiceCard<Kind>[] = [
  { value: '1', label: INVOICE_TYPES[1], note: '发送至邮箱，可报销入账' },
  { value: '2', label: INVOICE_TYPES[2], note: '可抵扣进项税' },
  { value: '3', label: '电子普票（个人）', note: '抬头为个人姓名' },
  { value: 'none', label: '暂不开票', note: '之后可在订单中申请' },
];

interface FieldFacts {
  name: Exclude<InvoiceField, 'type'>;
  label: string;
  placeholder?: string;
  required: boolean;
  maxLength: number;
}

const EMAIL: FieldFacts = {
  ...{ name: 'email', label: '收票邮箱', placeholder: '选填，电子发票发送至此' },
  ...{ required: false, maxLength: 100 },
};

/** What each type asks for (specification 4). */
function fieldsOf(type: Invoice['type']): readonly FieldFacts[] {
  const title = { name: 'title', label: type === 3 ? '姓名' : '发票抬头', required: true, maxLength: 100 } as const;
  if (type === 3) return [title, EMAIL];
  const taxNo = {
    name: 'taxNo',
    label: '税号',
    required: true,
    maxLength: 20,
    placeholder: '15、18 或 20 位',
  } as const;
  if (type === 1) return [title, taxNo, EMAIL];
  return [
    title,
    taxNo,
    { name: 'address', label: '注册地址', required: true, maxLength: 120 },
    { name: 'phone', label: '注册电话', required: true, maxLength: 30 },
    { name: 'bankName', label: '开户银行', required: true, maxLength: 60 },
    { name: 'bankAccount', label: '银行账号', required: true, maxLength: 40 },
    EMAIL,
  ];
}

const nameOf = ({ type, title, taxNo }: Invoice) => [INVOICE_TYPES[type], title, taxNo].filter(Boolean).join(' · ');

/** Invoice of the order: its type, and the title typed here or used by the firm before. */
export function CheckoutInvoice({ invoice, remembered, checked, disabled, onChange }: CheckoutInvoiceProps) {
  const choose = (kind: Kind) => {
    if (kind === 'none') return onChange('none');
    const type = Number(kind) as Invoice['type'];
    const before = remembered.find((one) => one.type === type);
    onChange(before ?? { ...invoice, type, title: type === 3 ? '' : (invoice?.title ?? '') });
  };
  const kind: Kind = invoice ? (String(invoice.type) as Kind) : 'none';
  return (
    <Section title="发票信息">
      <ChoiceCards label="发票类型" cards={KINDS} chosen={kind} onChoose={choose} />
      {remembered.length > 1 && invoice && (
        <SelectField
          label="常用抬头"
          className={styles.remembered}
          placeholder="从贵司用过的抬头中选择"
          value={String(remembered.findIndex((one) => nameOf(one) === nameOf(invoice)))}
          options={remembered.map((one, index) => ({ value: String(index), label: nameOf(one) }))}
          onChange={(event) => {
            const one = remembered[Number(event.target.value)];
            if (one) onChange(one);
          }}
        />
      )}
      {invoice && <InvoiceFields {...{ invoice, checked, disabled, onChange }} />}
    </Section>
  );
}

type InvoiceFieldsProps = Pick<CheckoutInvoiceProps, 'checked' | 'disabled' | 'onChange'> & { invoice: Invoice };

function InvoiceFields({ invoice, checked, disabled, onChange }: InvoiceFieldsProps) {
  const faults = checked ? invoiceFaults(invoice) : {};
  return (
    <div className={styles.fields}>
      {fieldsOf(invoice.type).map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          {...{ disabled, error: faults[name], value: invoice[name] ?? '' }}
          onChange={(event) => onChange({ ...invoice, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
