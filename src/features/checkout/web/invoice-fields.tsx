import { useState } from 'react';
import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import { invoiceFaults } from '#features/orders/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { fieldsOfInvoice, type InvoiceText, openFields } from '../rules/prefill-invoice.ts';
import styles from './checkout-fields.module.css';

interface FieldFacts {
  label: string;
  maxLength: number;
  placeholder?: string;
  optional?: boolean;
}

const FIELDS: Readonly<Record<InvoiceText, FieldFacts>> = {
  title: { label: '发票抬头', maxLength: 100 },
  taxNo: { label: '税号', maxLength: 20, placeholder: '15、18 或 20 位' },
  address: { label: '注册地址', maxLength: 120 },
  phone: { label: '注册电话', maxLength: 30 },
  bankName: { label: '开户银行', maxLength: 60 },
  bankAccount: { label: '银行账号', maxLength: 40 },
  email: { label: '收票邮箱', maxLength: 100, placeholder: '选填，电子发票发送至此', optional: true },
};

const labelOf = (name: InvoiceText, type: Invoice['type']) =>
  name === 'title' && type === 3 ? '姓名' : FIELDS[name].label;

type InvoiceFieldsProps = {
  invoice: Invoice;
  /** A submit was tried: what is missing is said. */
  checked: boolean;
  disabled: boolean;
  onChange: (invoice: Invoice) => void;
};

/** What is known of an invoice as text, what is missing as fields; everything as fields on request. */
export function InvoiceFields({ invoice, checked, disabled, onChange }: InvoiceFieldsProps) {
  // What was missing in the beginning: a field does not turn into text while it is being filled in.
  const [open, setOpen] = useState<readonly InvoiceText[]>(() => openFields(invoice));
  const faults = checked ? invoiceFaults(invoice) : {};
  const all = fieldsOfInvoice(invoice.type);
  const asked = all.filter((name) => open.includes(name) || faults[name] !== undefined);
  const known = all.filter((name) => !asked.includes(name) && invoice[name]);
  return (
    <>
      {known.length > 0 && (
        <div className={styles.known}>
          <dl>
            {known.map((name) => (
              <div key={name}>
                <dt>{labelOf(name, invoice.type)}</dt>
                <dd>{invoice[name]}</dd>
              </div>
            ))}
          </dl>
          <Button kind="quiet" size="sm" disabled={disabled} onClick={() => setOpen(all)}>
            修改开票资料
          </Button>
        </div>
      )}
      {asked.length > 0 && (
        <div className={styles.fields}>
          {asked.map((name) => (
            <TextField
              key={name}
              label={labelOf(name, invoice.type)}
              required={!FIELDS[name].optional}
              maxLength={FIELDS[name].maxLength}
              placeholder={FIELDS[name].placeholder}
              disabled={disabled}
              error={faults[name]}
              value={invoice[name] ?? ''}
              onChange={(event) => onChange({ ...invoice, [name]: event.target.value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
