import quiet from '#platform/web/controls/quiet-input.module.css';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './limit-input.module.css';
import type { Choice, EventRow } from './settings-draft.ts';
import { limitProblem } from './settings-draft.ts';

type Props = { event: EventRow; choice: Choice; onChange: (choice: Choice) => void };

/** From where on the company wants an event told, in the line of the event: 涨幅超过 [5] %. */
export function LimitInput({ event, choice, onChange }: Props) {
  const { limit, label } = event;
  if (!limit) return null;
  const problem = limitProblem(event, choice.limit);
  return (
    <label className={styles.limit}>
      {limit.label}
      <input
        className={joinClasses(quiet.input, styles.input)}
        inputMode="numeric"
        maxLength={4}
        aria-label={`${label}：${limit.label}（${limit.unit}）`}
        aria-invalid={problem !== null}
        title={`${limit.least} 到 ${limit.most}`}
        disabled={!choice.on}
        value={choice.limit ?? ''}
        onChange={({ target }) => onChange({ ...choice, limit: target.value.trim() })}
      />
      {limit.unit}
    </label>
  );
}
