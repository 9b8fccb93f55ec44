import { Form } from 'antd';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../controls/button.tsx';
import { Card } from '../../display/card.tsx';
import { StickyBar } from '../../display/sticky-bar.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import type { FieldErrors } from '../../form/problems.ts';
import styles from './edit-page.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { type SubmitProps, useSubmit } from './use-submit.ts';

export interface EditPageProps<Values extends object> extends SubmitProps<Values> {
  title: string;
  initialValues: Partial<Values>;
  submitLabel: string;
  /** Where 取消 leads. */
  backHref: string;
  children: ReactNode;
}

/**
 * Form kit of pages in the user centre and at the desk, on antd. Page pattern “edit”: fields check themselves when left, a refused submit lists what is wrong and puts the focus on
 * the first of it, unsaved changes are guarded, and the acts stay in view.
 */
export function EditPage<Values extends object>(props: EditPageProps<Values>) {
  const { title, form, initialValues, submitLabel, backHref, children } = props;
  const submit = useSubmit(props);
  return (
    <Card as="section" aria-labelledby="edit-title" className={styles.card}>
      <h1 id="edit-title" className={styles.title}>
        {title}
      </h1>
      <Form<Values>
        form={form}
        name="edit"
        layout="vertical"
        aria-labelledby="edit-title"
        initialValues={initialValues}
        validateTrigger={submit.refused ? ['onBlur', 'onChange'] : 'onBlur'}
        onValuesChange={submit.markChanged}
        onFinish={(values) => void submit.save(values)}
        onFieldsChange={(_changed, fields) => submit.recheck(fields as FieldErrors[])}
        onFinishFailed={({ errorFields }) => submit.refuse(errorFields)}
        noValidate
        disabled={submit.busy}
      >
        <ErrorSummary problems={submit.problems} onFocus={submit.focus} />
        <div className={styles.fields}>{children}</div>
        <StickyBar within className={styles.acts}>
          <Button kind="primary" type="submit" busy={submit.busy}>
            {submitLabel}
          </Button>
          <ButtonLink href={backHref}>取消</ButtonLink>
        </StickyBar>
      </Form>
      <UnsavedGuard isUnsaved={submit.isUnsaved} />
    </Card>
  );
}
