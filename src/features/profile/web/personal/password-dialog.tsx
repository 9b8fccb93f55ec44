import { useForm } from '@rc-component/form';
import { useMutation } from '@tanstack/react-query';
import { accountsApi, NewPasswordFields } from '#features/accounts/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { PasswordField } from '#platform/web/controls/password-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Field } from '#platform/web/form/field.tsx';
import { Form } from '#platform/web/form/form.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { DialogActs } from '#platform/web/overlays/dialog-acts.tsx';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { refusalWords } from './refusal-words.ts';

type Values = { oldPassword: string; newPassword: string };
type PasswordDialogProps = { open: boolean; profile: PersonalProfile; onChanged: () => void; onClose: () => void };

export function PasswordDialog({ open, ...form }: PasswordDialogProps) {
  return (
    <Dialog open={open} size="sm" title="修改登录密码" onClose={form.onClose}>
      <PasswordForm {...form} />
    </Dialog>
  );
}

/** Field a refusal is about; the other refusals are of the whole. */
const FIELD_OF: Readonly<Record<string, keyof Values>> = {
  SECRET_REFUSED: 'oldPassword',
  PASSWORD_UNFIT: 'newPassword',
};

function PasswordForm({ profile, onChanged, onClose }: Omit<PasswordDialogProps, 'open'>) {
  const [form] = useForm<Values>();
  const change = useMutation({ mutationFn: (input: Values) => accountsApi.call.modifyPassword(input) });
  const fieldOf = (error: unknown) => (isCallError(error) ? FIELD_OF[error.code] : undefined);

  const save = ({ oldPassword, newPassword }: Values) => {
    if (change.isPending) return;
    change.mutate(
      { oldPassword, newPassword },
      {
        onSuccess: () => {
          notify.success('密码已修改，其他设备已下线');
          onChanged();
          onClose();
        },
        onError: (error) => {
          const name = fieldOf(error);
          if (name) form.setFields([{ name, errors: [refusalWords(error)] }]);
        },
      },
    );
  };
  const { userName, realName, firmName } = profile;
  return (
    <Form<Values> form={form} label="登录密码" onFinish={save}>
      {change.error && !fieldOf(change.error) && <ProblemLine>{refusalWords(change.error)}</ProblemLine>}
      <Field name="oldPassword" label="当前密码" required>
        {({ value, ...control }) => (
          <PasswordField
            data-first-focus
            {...control}
            label="当前密码"
            autoComplete="current-password"
            value={typeof value === 'string' ? value : ''}
          />
        )}
      </Field>
      <NewPasswordFields name="newPassword" label="新密码" person={{ userName, realName, firmNames: [firmName] }} />
      <DialogActs>
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" type="submit" busy={change.isPending}>
          修改密码
        </Button>
      </DialogActs>
    </Form>
  );
}
