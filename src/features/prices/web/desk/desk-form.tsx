import type { ReactNode } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import styles from './prices-desk.module.css';

type DeskFormProps<Values> = {
  label: string;
  initialValues: Partial<Values>;
  busy: boolean;
  problem: string | null;
  onFinish: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Form inside a dialog: fields, what the shop says against them, 取消 and 保存. */
export function DeskForm<Values>(props: DeskFormProps<Values>) {
  const { label, initialValues, busy, problem, onFinish, onClose, children } = props;
  return (
    <Form<Values> label={label} initialValues={initialValues} onFinish={onFinish}>
      {children}
      <ProblemLine apart>{problem}</ProblemLine>
      <div className={styles.acts}>
        <Button onClick={onClose} disabled={busy}>
          取消
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          保存
        </Button>
      </div>
    </Form>
  );
}
