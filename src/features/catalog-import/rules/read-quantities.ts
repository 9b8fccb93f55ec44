import { FIELD_LABELS, type ImportRecord, type NumberField } from './import-record.ts';
import type { Findings, ItemDraft } from './item-draft.ts';
import { type DecimalStyle, parseDecimal } from './parse-decimal.ts';

/** Largest quantity of one order line (specification 5). */
const MAX_QUANTITY = 999_999;

/** Whole number of a field, or null when the row does not carry it; anything else is a reason to refuse the row. */
export function readWholeNumber(
  record: ImportRecord,
  field: NumberField,
  decimals: Readonly<Record<NumberField, DecimalStyle>>,
  findings: Findings,
  smallest: 0 | 1,
): number | null {
  const text = record.fields[field];
  if (text === undefined) return null;
  const reading = parseDecimal(text, decimals[field]);
  const whole = reading.ok && reading.tenThousandths % 10_000n === 0n ? reading.tenThousandths / 10_000n : null;
  if (whole !== null && whole >= BigInt(smallest) && whole <= BigInt(MAX_QUANTITY)) return Number(whole);
  findings.refusals.push(`${FIELD_LABELS[field]}“${text.slice(0, 20)}”不是 ${smallest} 到 ${MAX_QUANTITY} 的整数`);
  return null;
}

/** Lead times are advice: one that cannot be read is left out with a warning. */
function readDeliveryDays(
  record: ImportRecord,
  decimals: Readonly<Record<NumberField, DecimalStyle>>,
  findings: Findings,
): number | null {
  const text = record.fields.deliveryDays;
  if (text === undefined) return null;
  const bare = text.replace(/\s*(?:天|日|个?工作日|days?|tage?)$/i, '');
  const reading = parseDecimal(bare, decimals.deliveryDays);
  const days = reading.ok && reading.tenThousandths % 10_000n === 0n ? Number(reading.tenThousandths / 10_000n) : -1;
  if (days >= 0 && days <= 365) return days;
  findings.warnings.push(`发货天数“${text.slice(0, 20)}”不是 0 到 365 的整数，未保存`);
  return null;
}

export type Quantities = Pick<ItemDraft, 'moq' | 'step' | 'packQuantity' | 'stock' | 'deliveryDays'>;

/** Minimum order, step and pack default to 1; the order quantity is the minimum plus any number of steps. */
export function readQuantities(
  record: ImportRecord,
  decimals: Readonly<Record<NumberField, DecimalStyle>>,
  findings: Findings,
): Quantities {
  return {
    moq: readWholeNumber(record, 'moq', decimals, findings, 1) ?? 1,
    step: readWholeNumber(record, 'step', decimals, findings, 1) ?? 1,
    packQuantity: readWholeNumber(record, 'packQuantity', decimals, findings, 1) ?? 1,
    stock: readWholeNumber(record, 'stock', decimals, findings, 0),
    deliveryDays: readDeliveryDays(record, decimals, findings),
  };
}
