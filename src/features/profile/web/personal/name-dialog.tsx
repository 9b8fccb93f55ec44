import { useForm } from '@rc-component/form';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import { FormText } from '#platform/web/form/form-controls.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { DialogActs } from '#platform/web/overlays/dialog-acts.tsx';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import styles from './dialog-form.module.css';
import { personalApi, useProfileAct } from './personal-queries.ts';
import { refusalWords } from './refusal-words.ts';

/** Longest name, as the contract has it. */
const MAX_NAME = 20;

type Values = { realName: string; nickName: string };
type NameDialogProps = { open: boolean; profile: PersonalProfile; onClose: () => void };

/** Changes the names; only what differs is sent. */
export function NameDialog({ open, profile, onClose }: NameDialogProps) {
  return (
    <Dialog open={open} size="sm" title="修改姓名和昵称" onClose={onClose}>
      <NameForm profile={profile} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ profile, onClose }: Omit<NameDialogProps, 'open'>) {
  const [form] = useForm<Values>();
  const { mutate, isPending, error } = useProfileAct(personalApi.call.updateProfile);
  const shown: Values = { realName: profile.realName, nickName: profile.nickName ?? '' };
  const save = (values: Values) => {
    const changed = Object.entries(values).filter(([name, value]) => value.trim() !== shown[name as keyof Values]);
    if (changed.length === 0) return onClose();
    mutate(Object.fromEntries(changed), {
      onSuccess: () => {
        notify.success('已保存');
        onClose();
      },
    });
  };
  return (
    <Form<Values> form={form} label="姓名和昵称" initialValues={shown} onFinish={save}>
      <FormText
        data-first-focus
        name="realName"
        label="姓名"
        required
        rules={[{ whitespace: true }]}
        maxLength={MAX_NAME}
        autoComplete="name"
      />
      <FormText name="nickName" label="昵称" hint="选填，最多 20 个字" maxLength={MAX_NAME} autoComplete="nickname" />
      <p className={styles.note}>姓名会显示在订单和审批记录中，请填写真实姓名。</p>
      {error && <ProblemLine>{refusalWords(error)}</ProblemLine>}
      <DialogActs>
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" type="submit" busy={isPending}>
          保存
        </Button>
      </DialogActs>
    </Form>
  );
}
