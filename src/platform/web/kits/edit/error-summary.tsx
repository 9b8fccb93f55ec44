import { RequestIdLine } from '../../feedback/request-id-line.tsx';
import styles from './error-summary.module.css';
import type { Problem } from './use-submit.ts';

type Props = { problems: readonly Problem[]; onFocus: (field: Problem['field']) => void };

/** What is wrong at submit; each line leads to its field. */
export function ErrorSummary({ problems, onFocus }: Props) {
  if (problems.length === 0) return null;
  const [first] = problems;
  return (
    <div className={styles.summary} role="alert">
      {first?.field === null ? <p>{first.message}</p> : <p>有 {problems.length} 处需要修改：</p>}
      <ul>
        {problems.map(
          ({ field, message }) =>
            field && (
              <li key={field.join('.')}>
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
