import { useId } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { FieldError } from '#platform/web/controls/field-error.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import styles from './prices-desk.module.css';

export interface TypedTier {
  minQuantity: string;
  price: string;
}

const MOST = 10;
const EMPTY: TypedTier = { minQuantity: '', price: '' };

type TierFieldsProps = { value: readonly TypedTier[]; onChange: (tiers: TypedTier[]) => void; error?: string };

/** 阶梯价: from a quantity on at a price, one line each. */
export function TierFields({ value, onChange, error }: TierFieldsProps) {
  const errorId = useId();
  const put = (place: number, change: Partial<TypedTier>) =>
    onChange(value.map((tier, index) => (index === place ? { ...tier, ...change } : tier)));
  return (
    <fieldset className={styles.tiers} aria-describedby={error ? errorId : undefined}>
      <legend>阶梯价（含税）</legend>
      {value.map((tier, place) => (
        <div key={place} className={styles.tier}>
          <TextField
            label={`第 ${place + 1} 档起订量`}
            labelHidden
            placeholder="起订量"
            inputMode="numeric"
            value={tier.minQuantity}
            onChange={(event) => put(place, { minQuantity: event.target.value })}
          />
          <TextField
            label={`第 ${place + 1} 档单价`}
            labelHidden
            placeholder="含税单价，元"
            inputMode="decimal"
            value={tier.price}
            onChange={(event) => put(place, { price: event.target.value })}
          />
          <Button
            kind="quiet"
            size="sm"
            aria-label={`删除第 ${place + 1} 档`}
            disabled={value.length === 1}
            onClick={() => onChange(value.filter((_, index) => index !== place))}
          >
            删除
          </Button>
        </div>
      ))}
      {value.length < MOST && (
        <Button size="sm" onClick={() => onChange([...value, EMPTY])}>
          添加一档
        </Button>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
