import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { FormText, FormTextArea } from '#platform/web/form/form-controls.tsx';

const MAIL_RULES = [{ type: 'email', message: '请填写有效的邮箱' }] as const;

/** Who asks, why, and where the answer goes. */
export function AskerFields() {
  return (
    <>
      <FormText name="name" label="您的姓名" required maxLength={30} autoComplete="name" />
      <FormText
        name="replyTo"
        label="您的邮箱"
        hint="选填，处理后把结果发到这里"
        rules={MAIL_RULES}
        maxLength={100}
        inputMode="email"
        autoComplete="email"
      />
      <FormTextArea name="note" label="说明" rows={2} maxLength={200} />
    </>
  );
}

export function SendWish({ act: { busy, problem } }: { act: { busy: boolean; problem: string | null } }) {
  return (
    <>
      <ProblemLine>{problem}</ProblemLine>
      <Button kind="primary" type="submit" block busy={busy}>
        提交申请
      </Button>
    </>
  );
}
