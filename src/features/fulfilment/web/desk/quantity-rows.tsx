import { TextField } from '#platform/web/controls/text-field.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ParcelGoods } from '../../contract/fulfilment-schemas.ts';
import { goodsWords } from '../goods-words.ts';
import styles from './desk-order.module.css';

type QuantityRowsProps = {
  /** What the number means: 实拣, 发货, 拆出. */
  label: string;
  lines: readonly ParcelGoods[];
  typed: readonly string[];
  onChange: (typed: string[]) => void;
};

/** One number for each line of a part. */
export function QuantityRows({ label, lines, typed, onChange }: QuantityRowsProps) {
  return (
    <ul className={styles.rows}>
      {lines.map((line, place) => (
        <li key={line.lineNo}>
          <CellLines>
            <span>{line.productName}</span>
            <small>
              {goodsWords(line)} · 共 {line.quantity} {line.orderUnit}
            </small>
          </CellLines>
          <TextField
            label={`${label} ${line.skuCode}`}
            labelHidden
            inputMode="numeric"
            maxLength={6}
            value={typed[place] ?? ''}
            onChange={(event) => onChange(typed.map((text, index) => (index === place ? event.target.value : text)))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Typed numbers, an empty one as 0; null where one is no whole number or more than there is. */
export function readQuantities(lines: readonly ParcelGoods[], typed: readonly string[]): number[] | null {
  const numbers = typed.map((text) => (text.trim() === '' ? 0 : Number(text)));
  const fits = numbers.every((n, place) => Number.isInteger(n) && n >= 0 && n <= (lines[place]?.quantity ?? 0));
  return fits ? numbers : null;
}
