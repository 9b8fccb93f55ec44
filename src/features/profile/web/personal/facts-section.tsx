import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { NameDialog } from './name-dialog.tsx';
import { PromotionSetting } from './promotion-setting.tsx';
import { SettingRow, SettingRows } from './setting-rows.tsx';

/** Names and preferences. */
export function FactsSection({ profile }: { profile: PersonalProfile }) {
  const [editing, setEditing] = useState(false);
  const edit = (
    <Button kind="quiet" size="sm" aria-label="修改姓名和昵称" onClick={() => setEditing(true)}>
      修改
    </Button>
  );
  return (
    <Section title="基本资料" flush>
      <SettingRows>
        <SettingRow
          label="姓名"
          value={profile.realName}
          note={profile.nickName && `昵称 ${profile.nickName}`}
          action={edit}
        />
        <SettingRow label="用户名" value={profile.userName} note="用于登录，不能修改" />
        <SettingRow label="消息偏好" value={<PromotionSetting profile={profile} />} />
      </SettingRows>
      <NameDialog open={editing} profile={profile} onClose={() => setEditing(false)} />
    </Section>
  );
}
