import { useState } from 'react';
import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import { INVOICE_LATER, INVOICE_TYPES } from '#features/orders/rules/public.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { beginInvoice, type FirmInvoice } from '../rules/prefill-invoice.ts';
import styles from './checkout-fields.module.css';
import { type ChoiceCard, ChoiceCards } from './choice-cards.tsx';
import { InvoiceFields } from './invoice-fields.tsx';

type InvoiceChoiceProps = {
  /** Null: no invoice for now. */
  invoice: Invoice | null;
  remembered: readonly Invoice[];
  /** What is known of the firm itself. */
  firm: FirmInvoice;
  /** A submit was tried: what is missing is said. */
  checked: boolean;
  disabled: boolean;
  onChange: (invoice: Invoice | 'none') => void;
};

type Kind = 'none' | '1' | '2' | '3';

const TYPES: readonly ChoiceCard<Kind>[] = [
  { value: '1', label: INVOICE_TYPES[1], note: '发送至邮箱，可报销入账' },
  { value: '2', label: INVOICE_TYPES[2], note: '可抵扣进项税' },
  { value: '3', label: '电子普票（个人）', note: '抬头为个人姓名' },
];
const NONE: ChoiceCard<Kind> = { value: 'none', label: '暂不开票', note: INVOICE_LATER };

const nameOf = ({ type, title, taxNo }: Invoice) => [INVOICE_TYPES[type], title, taxNo].filter(Boolean).join(' · ');

/** Invoice of an order: its type, and the title known of the firm, used before or typed here. */
export function InvoiceChoice(props: InvoiceChoiceProps & { optional: boolean }) {
  const { invoice, remembered, firm, checked, disabled, onChange, optional } = props;
  // Another invoice is another form: what it lacks is looked at anew.
  const [turn, setTurn] = useState(0);
  const put = (next: Invoice | 'none') => {
    setTurn(turn + 1);
    onChange(next);
  };
  const choose = (kind: Kind) =>
    put(kind === 'none' ? kind : beginInvoice(Number(kind) as Invoice['type'], remembered, firm));
  const kind: Kind = invoice ? (String(invoice.type) as Kind) : 'none';
  return (
    <>
      <ChoiceCards label="发票类型" cards={optional ? [...TYPES, NONE] : TYPES} chosen={kind} onChoose={choose} />
      {remembered.length > 1 && invoice && (
        <SelectField
          label="常用抬头"
          className={styles.remembered}
          placeholder="从贵司用过的抬头中选择"
          value={String(remembered.findIndex((one) => nameOf(one) === nameOf(invoice)))}
          options={remembered.map((one, index) => ({ value: String(index), label: nameOf(one) }))}
          onChange={(event) => {
            const one = remembered[Number(event.target.value)];
            if (one) put(one);
          }}
        />
      )}
      {invoice && (
        <InvoiceFields
          key={`${turn} ${disabled}`}
          invoice={invoice}
          checked={checked}
          disabled={disabled}
          onChange={onChange}
        />
      )}
    </>
  );
}

export function CheckoutInvoice(props: InvoiceChoiceProps) {
  return (
    <Section title="发票信息">
      <InvoiceChoice {...props} optional />
    </Section>
  );
}
