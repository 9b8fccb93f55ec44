import { type ReactNode, useId } from 'react';
import radio from '#platform/web/controls/radio.module.css';
import { joinClasses } from '#platform/web/join-classes.ts';
import card from './choice-card.module.css';
import styles from './choice-cards.module.css';

export interface ChoiceCard<Value extends string> {
  value: Value;
  label: string;
  note?: ReactNode;
  disabled?: boolean;
}

type ChoiceCardsProps<Value extends string> = {
  label: string;
  cards: readonly ChoiceCard<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** One of a few, each with what it means: ways to pay, kinds of invoices. */
export function ChoiceCards<Value extends string>({ label, cards, chosen, onChoose }: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {cards.map(({ value, label: words, note, disabled = false }) => (
        <label
          key={value}
          className={joinClasses(card.card, styles.card, value === chosen && card.chosen, disabled && styles.disabled)}
        >
          <input
            type="radio"
            className={joinClasses(radio.radio, styles.radio)}
            name={name}
            disabled={disabled}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>
            <b className={styles.label}>{words}</b>
            {note && <small className={styles.note}>{note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
