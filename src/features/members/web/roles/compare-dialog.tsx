import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { RoleRow } from '../../contract/role-contract.ts';
import { compareCodes, permissionName } from '../../rules/permission-tree.ts';
import styles from '../members.module.css';

function Codes({ title, codes }: { title: string; codes: readonly string[] }) {
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <h3>{title}</h3>
        <span className={styles.muted}>{codes.length} 项</span>
      </div>
      {codes.length === 0 ? <p className={styles.muted}>没有</p> : <p>{codes.map(permissionName).join('、')}</p>}
    </div>
  );
}

/** “有什么、缺什么”: two roles beside each other. */
export function CompareDialog({ roles, onClose }: { roles: readonly RoleRow[]; onClose: () => void }) {
  const [oneId, setOneId] = useState(roles[0]?.roleId ?? '');
  const [otherId, setOtherId] = useState(roles[1]?.roleId ?? '');
  const [one, other] = [oneId, otherId].map((id) => roles.find((role) => role.roleId === id));
  const options = roles.map(({ roleId, name }) => ({ value: roleId, label: name }));
  if (!one || !other) return null;
  const { only, lacks } = compareCodes(one.codes, other.codes);
  const shared = one.codes.length - only.length;
  return (
    <Dialog open size="lg" title="对比角色" footer={<Button onClick={onClose}>关闭</Button>} onClose={onClose}>
      <div className={styles.lines}>
        <SelectField label="角色一" options={options} value={oneId} onChange={({ target }) => setOneId(target.value)} />
        <SelectField
          label="角色二"
          options={options}
          value={otherId}
          onChange={({ target }) => setOtherId(target.value)}
        />
      </div>
      <p className={styles.muted}>两个角色共有 {shared} 项权限</p>
      <Codes title={`只有“${one.name}”有`} codes={only} />
      <Codes title={`只有“${other.name}”有`} codes={lacks} />
    </Dialog>
  );
}
