import { Button } from '#platform/web/controls/button.tsx';
import { FormText, FormTextArea } from '#platform/web/form/form-controls.tsx';
import styles from './shared-page.module.css';

/** Who asks, and why. */
export function AskerFields() {
  return (
    <>
      <FormText name="name" label="您的姓名" required maxLength={30} autoComplete="name" />
      <FormTextArea name="note" label="说明" rows={2} maxLength={200} />
    </>
  );
}

export function SendWish({ act: { busy, problem } }: { act: { busy: boolean; problem: string | null } }) {
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button kind="primary" type="submit" block busy={busy}>
        提交申请
      </Button>
    </>
  );
}
