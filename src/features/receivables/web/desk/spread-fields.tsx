import { TextField } from '#platform/web/controls/text-field.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import styles from '../receivables.module.css';

export interface SpreadItem {
  statementNo: string;
  /** Decimal yuan it leaves open. */
  open: string;
  note: string;
}

type Typed = Readonly<Record<string, string>>;
type Props = { items: readonly SpreadItem[]; typed: Typed; onType: (typed: Typed) => void };

/** How money is spread over statements: an amount beside each, empty for none. */
export function SpreadFields({ items, typed, onType }: Props) {
  if (items.length === 0) return <p className={styles.note}>该客户没有待付的对账单，款项将作为预收留在账上。</p>;
  return (
    <ul className={styles.items} aria-label="核销到对账单">
      {items.map(({ statementNo, open, note }) => (
        <li key={statementNo} className={styles.item}>
          <Pair>
            <span>{statementNo}</span>
            <small>
              未付 <Money yuan={open} exact /> · {note}
            </small>
          </Pair>
          <span className={styles.amount}>
            <TextField
              label={`核销 ${statementNo}`}
              labelHidden
              inputMode="decimal"
              placeholder="核销金额"
              value={typed[statementNo] ?? ''}
              onChange={(event) => onType({ ...typed, [statementNo]: event.target.value.trim() })}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was typed, as the call takes it; what is empty is left out. */
export const spreadOf = (typed: Typed) =>
  Object.entries(typed).flatMap(([statementNo, amount]) => (amount === '' ? [] : [{ statementNo, amount }]));

export const isSpread = (typed: Typed): boolean =>
  Object.values(typed).every((amount) => amount === '' || /^-?\d{1,12}(\.\d{1,2})?$/.test(amount));
