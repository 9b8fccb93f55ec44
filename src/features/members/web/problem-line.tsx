import styles from './members.module.css';

/** Why an act was refused, below it until the next try. */
export function ProblemLine({ problem }: { problem: string | null }) {
  if (!problem) return null;
  return (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  );
}
