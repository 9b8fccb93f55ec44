import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { preloadImageDialog } from '#platform/web/kits/crop/image-dialog.tsx';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { Avatar } from './avatar.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import styles from './profile-head.module.css';

/** Who one is here: picture, name, company, roles. */
export function ProfileHead({ profile }: { profile: PersonalProfile }) {
  const { avatarUrl, realName, nickName, firmName, customerCode, roles, identity } = profile;
  const [changing, setChanging] = useState(false);
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Avatar avatarUrl={avatarUrl} name={nickName ?? realName} size={88} />
        <Button
          size="sm"
          onPointerEnter={preloadImageDialog}
          onFocus={preloadImageDialog}
          onClick={() => setChanging(true)}
        >
          {avatarUrl ? '更换头像' : '上传头像'}
        </Button>
      </div>
      <div className={styles.facts}>
        <h1 className={styles.name}>
          {realName}
          {nickName && <span className={styles.nick}>{nickName}</span>}
        </h1>
        <p className={styles.firm}>
          {firmName} · 客户编号 {customerCode}
        </p>
        <ul className={styles.tags} aria-label="身份与角色">
          <li>
            <Tag tone="progress">{identity}</Tag>
          </li>
          {roles.map((role) => (
            <li key={role}>
              <Tag>{role}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <AvatarDialog open={changing} profile={profile} onClose={() => setChanging(false)} />
    </header>
  );
}
