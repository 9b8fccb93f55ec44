import { type KeyboardEvent, useState } from 'react';
import styles from './checkout-lines-table.module.css';

/** What an order line keeps. */
const LONGEST = 60;

type LineCodeFieldProps = {
  value: string;
  /** Whose field: the number of the item. */
  owner: string;
  onCommit: (code: string) => void;
};

/** The next or the one before of these fields, as in a column of a sheet. */
function step(field: HTMLInputElement, by: 1 | -1): void {
  const fields = [...(field.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-line-code]') ?? [])];
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  next?.select();
}

/** The company's own code of a line, edited in place: Enter and arrows go on to the next line, Escape takes it back. */
export function LineCodeField({ value, owner, onCommit }: LineCodeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    const code = typed.trim();
    if (code !== value) onCommit(code);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return setTyped(null);
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 } as const;
    if (!Object.hasOwn(by, event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') commit();
    step(event.currentTarget, by[event.key as keyof typeof by]);
  };
  return (
    <label className={styles.codeField}>
      <span>客户物料编码</span>
      <input
        data-line-code
        aria-label={`客户物料编码 ${owner}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        placeholder="可填写"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
