import { type ReactNode, useId } from 'react';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './radio-cards.module.css';

interface Card<Value extends string> {
  value: Value;
  label: string;
  note: ReactNode;
  disabled?: boolean;
}

type Props<Value extends string> = {
  label: string;
  cards: readonly Card<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** One of two or three, each with what it means. */
export function RadioCards<Value extends string>({ label, cards, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {cards.map(({ value, label: words, note, disabled = false }) => (
        <label
          key={value}
          className={joinClasses(styles.card, value === chosen && styles.chosen, disabled && styles.disabled)}
        >
          <input
            type="radio"
            name={name}
            disabled={disabled}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <b>{words}</b>
          <small>{note}</small>
        </label>
      ))}
    </div>
  );
}
