import { useId } from 'react';
import type { EntryLine, OfferedKind } from '../../contract/apply-schemas.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import { KIND_RULES } from '../../rules/case-kinds.ts';
import styles from './wish.module.css';

/** Nobody thinks of it where nothing is short and nothing came too many. */
const isSeldom = (kind: CaseKind) => KIND_RULES[kind].pool !== 'received';

const isShown = ({ kind, refusal, available }: OfferedKind) => refusal === null || available > 0 || !isSeldom(kind);

type Props = { line: EntryLine; chosen: CaseKind | null; wrong: boolean; onChoose: (kind: CaseKind) => void };

/** What can be done about the units; what cannot is shown with its reason. */
export function KindChoice({ line, chosen, wrong, onChoose }: Props) {
  const name = useId();
  const shown = line.kinds.filter(isShown);
  const refused = shown.filter(({ refusal }) => refusal !== null);
  return (
    <div className={styles.kindBox}>
      <div role="radiogroup" aria-label="售后类型" aria-invalid={wrong || undefined} className={styles.kinds}>
        {shown.map(({ kind, label, refusal }) => (
          <label key={kind} className={styles.kind} title={refusal ?? undefined}>
            <input
              type="radio"
              name={name}
              disabled={refusal !== null}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {refused.length > 0 && (
        <details className={styles.why}>
          <summary>为什么有的不能选</summary>
          <ul>
            {refused.map(({ kind, label, refusal }) => (
              <li key={kind}>
                {label}：{refusal}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
