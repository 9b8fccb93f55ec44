import { type FormEvent, useState } from 'react';
import { foldWidth } from '#platform/shared/fold-width.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import styles from './row-choices.module.css';

type QuantityAnswerProps = {
  unit: string;
  /** Number of the row, for its name. */
  row: number;
  onAnswer: (text: string) => void;
};

const WHOLE = /^[1-9]\d{0,5}$/;

/** So many order units, written by hand where none of the proposals is meant. */
export function QuantityAnswer({ unit, row, onAnswer }: QuantityAnswerProps) {
  const [text, setText] = useState('');
  const quantity = foldWidth(text).trim();
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (WHOLE.test(quantity)) onAnswer(`${quantity} ${unit}`);
  };
  return (
    <Row as="form" gap={6} looks={['inline']} onSubmit={answer}>
      <input
        className={styles.field}
        aria-label={`第 ${row} 行数量（${unit}）`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {unit}
      <Button type="submit" size="sm" disabled={!WHOLE.test(quantity)}>
        确定
      </Button>
    </Row>
  );
}
