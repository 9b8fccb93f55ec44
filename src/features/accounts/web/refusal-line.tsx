import { ErrorIcon } from '#platform/web/icons/icons.tsx';
import styles from './account-form.module.css';

/** Why the server refused a form, where no single field is to blame. */
export function RefusalLine({ children }: { children: string | null }) {
  if (!children) return null;
  return (
    <p className={styles.refusal} role="alert">
      <ErrorIcon size={16} />
      <span>{children}</span>
    </p>
  );
}
