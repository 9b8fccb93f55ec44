import { TextField } from '#platform/web/controls/text-field.tsx';
import type { DeskQuote } from '../../contract/quote-desk-schemas.ts';
import styles from '../quote.module.css';

/** Terms of a draft as they are typed: figures are text. */
export interface Terms {
  freight: string;
  validDays: string;
  paymentTerms: string;
  deliveryNote: string;
  note: string;
}

export function termsOf({ freightAmount, validDays, ...draft }: NonNullable<DeskQuote['draft']>): Terms {
  const { paymentTerms, deliveryNote, note } = draft;
  return { freight: freightAmount, validDays: String(validDays), paymentTerms, deliveryNote, note };
}

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** What is wrong with the terms, in words; null when they can be saved. */
export function termsFault({ freight, validDays }: Terms): string | null {
  if (!AMOUNT.test(freight.trim())) return '运费应为数字，最多两位小数';
  const days = Number(validDays);
  return Number.isInteger(days) && days >= 1 && days <= 365 ? null : '有效期应为 1 到 365 天';
}

/** The terms as they are sent. */
export function sentTerms({ freight, validDays, ...words }: Terms) {
  const [yuan = '0', decimals = ''] = freight.trim().split('.');
  return { ...words, freight: `${yuan}.${decimals.padEnd(2, '0')}`, validDays: Number(validDays) };
}

const FIELDS = [
  { name: 'freight', label: '运费', maxLength: 12 },
  { name: 'validDays', label: '有效期（天）', maxLength: 3 },
  { name: 'paymentTerms', label: '付款条件', maxLength: 200, wide: true },
  { name: 'deliveryNote', label: '交货说明', maxLength: 200, wide: true },
  { name: 'note', label: '给客户的说明', maxLength: 500, wide: true },
] as const;

export function TermsFields({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  return (
    <div className={styles.fields}>
      {FIELDS.map(({ name, label, maxLength, ...field }) => (
        <TextField
          key={name}
          label={label}
          maxLength={maxLength}
          value={terms[name]}
          className={'wide' in field ? styles.wide : undefined}
          onChange={(event) => onChange({ ...terms, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
