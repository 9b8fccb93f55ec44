import { RequestIdLine } from '../feedback/request-id-line.tsx';
import styles from './error-summary.module.css';
import type { Problem } from './problems.ts';

type Props = { problems: readonly Problem[]; onFocus: (field: Problem['field']) => void };

/** What is wrong at submit, in both form kits; each line leads to its field. */
export function ErrorSummary({ problems, onFocus }: Props) {
  if (problems.length === 0) return null;
  const [first] = problems;
  const left = problems.filter((problem) => !problem.solved).length;
  return (
    <div className={styles.summary} role="alert">
      {first?.field === null ? (
        <p>{first.message}</p>
      ) : (
        <p>{left > 0 ? `有 ${left} 处需要修改：` : '都已改好，请再次提交。'}</p>
      )}
      <ul>
        {problems.map(
          ({ field, message, solved }) =>
            field && (
              <li key={field.join('.')} className={solved ? styles.solved : undefined}>
                <button type="button" onClick={() => onFocus(field)}>
                  {message}
                </button>
              </li>
            ),
        )}
      </ul>
      {first?.requestId && <RequestIdLine requestId={first.requestId} />}
    </div>
  );
}
