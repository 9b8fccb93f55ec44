import { TextField } from '#platform/web/controls/text-field.tsx';
import type { ParcelGoods } from '../contract/fulfilment-schemas.ts';
import styles from './count-table.module.css';
import type { TypedCount } from './counts.ts';
import { goodsWords } from './goods-words.ts';

type CountTableProps = {
  lines: readonly ParcelGoods[];
  typed: readonly TypedCount[];
  onChange: (typed: TypedCount[]) => void;
};

const FIELDS = [
  ['received', '实收'],
  ['damaged', '其中破损'],
  ['over', '多发'],
] as const;

/** What came of each line of a parcel: everything, unless somebody says otherwise. */
export function CountTable({ lines, typed, onChange }: CountTableProps) {
  const put = (place: number, change: Partial<TypedCount>) =>
    onChange(typed.map((row, index) => (index === place ? { ...row, ...change } : row)));
  return (
    <ul className={styles.lines}>
      {lines.map((line, place) => {
        const row = typed[place];
        const missing = line.quantity - Number(row?.received || 0);
        return (
          <li key={line.lineNo} className={styles.line}>
            <p className={styles.goods}>
              <span>{line.productName}</span>
              <small>
                {goodsWords(line)} · 发货 {line.quantity} {line.orderUnit}
                {missing > 0 && <b className={styles.short}>短少 {missing}</b>}
              </small>
            </p>
            <div className={styles.fields}>
              {FIELDS.map(([field, label]) => (
                <TextField
                  key={field}
                  label={<LabelOf label={label} of={line.skuCode} />}
                  inputMode="numeric"
                  maxLength={6}
                  placeholder="0"
                  value={row?.[field] ?? ''}
                  onChange={(event) => put(place, { [field]: event.target.value })}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function LabelOf({ label, of }: { label: string; of: string }) {
  return (
    <>
      {label}
      <span className="visually-hidden"> {of}</span>
    </>
  );
}
