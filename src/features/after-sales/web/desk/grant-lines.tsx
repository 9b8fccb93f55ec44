import { displayYuan } from '#platform/shared/display-money.ts';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { DeskCaseLine } from '../../contract/case-desk-schemas.ts';
import styles from './case-desk.module.css';
import { amountFor, type TypedGrant } from './typed-grant.ts';

type Props = {
  lines: readonly DeskCaseLine[];
  typed: readonly TypedGrant[];
  /** The amount may be less than what the units were paid. */
  priced: boolean;
  onChange: (typed: TypedGrant[]) => void;
};

const labelOf = (label: string, { itemNo }: DeskCaseLine) => (
  <>
    {label}
    <span className="visually-hidden"> {itemNo}</span>
  </>
);

/** Units and money of each line; the money follows the units until somebody types another amount. */
export function GrantLines({ lines, typed, priced, onChange }: Props) {
  const put = (place: number, change: Partial<TypedGrant>) =>
    onChange(typed.map((row, index) => (index === place ? { ...row, ...change } : row)));
  return (
    <ul className={styles.lines}>
      {lines.map((line, place) => (
        <li key={line.lineNo} className={styles.line}>
          <CellLines>
            <span>{line.productName}</span>
            <small>
              {line.itemNo} · {line.reasonLabel} · 申请 {line.quantity} {line.orderUnit}，
              {displayYuan(line.askedAmount)}
            </small>
          </CellLines>
          <div className={styles.fields}>
            <TextField
              label={labelOf('通过数量', line)}
              inputMode="numeric"
              maxLength={6}
              value={typed[place]?.quantity ?? ''}
              onChange={({ target: { value } }) => put(place, { quantity: value, amount: amountFor(line, value) })}
            />
            {priced && (
              <TextField
                label={labelOf('金额（元）', line)}
                inputMode="decimal"
                maxLength={13}
                value={typed[place]?.amount ?? ''}
                onChange={({ target: { value } }) => put(place, { amount: value })}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
