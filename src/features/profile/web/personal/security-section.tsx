import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownSessionsQuery } from '#features/access/web/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { ContactDialog } from './contact-dialog.tsx';
import type { ContactName } from './contact-kinds.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { personalProfileQuery } from './personal-queries.ts';
import { SettingRow, SettingRows } from './setting-rows.tsx';

/** What one logs in with. */
export function SecuritySection({ profile }: { profile: PersonalProfile }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<ContactName | 'password' | null>(null);
  const { phoneNumber, email, passwordChangedAt } = profile;
  const close = () => setOpen(null);
  const change = (what: ContactName | 'password', label: string, word = '修改') => (
    <Button kind="quiet" size="sm" aria-label={`${word}${label}`} onClick={() => setOpen(what)}>
      {word}
    </Button>
  );
  return (
    <Section title="账号与安全" flush>
      <SettingRows>
        <SettingRow
          label="手机号"
          value={phoneNumber ?? '未绑定'}
          note="可用于登录和接收验证码"
          action={change('phone', '手机号', phoneNumber ? '修改' : '绑定')}
        />
        <SettingRow
          label="邮箱"
          value={email ?? '未绑定'}
          note="可用于登录和接收订单、审批邮件"
          action={change('mail', '邮箱', email ? '修改' : '绑定')}
        />
        <SettingRow
          label="登录密码"
          value="已设置"
          note={passwordChangedAt ? `上次修改 ${displayDay(passwordChangedAt)}` : '修改后其他设备须重新登录'}
          action={change('password', '登录密码')}
        />
      </SettingRows>
      {(['phone', 'mail'] as const).map((kind) => (
        <ContactDialog
          key={kind}
          kind={kind}
          open={open === kind}
          bound={Boolean(kind === 'phone' ? phoneNumber : email)}
          onClose={close}
        />
      ))}
      <PasswordDialog
        open={open === 'password'}
        profile={profile}
        // Every other session ended with the old password.
        onChanged={() => {
          void queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
          void queryClient.invalidateQueries({ queryKey: personalProfileQuery.queryKey });
        }}
        onClose={close}
      />
    </Section>
  );
}
