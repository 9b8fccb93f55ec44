import { useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { RoleRow } from '../../contract/role-contract.ts';
import { roleApi } from '../members-api.ts';

type Props = { role: RoleRow; roles: readonly RoleRow[]; companyId: string | undefined; onClose: () => void };

/** Deletes a role; whoever holds it gets another one in its place. */
export function RemoveDialog({ role, roles, companyId, onClose }: Props) {
  const act = useAct();
  const [replacementId, setReplacementId] = useState('');
  const { roleId, name, people } = role;
  const remove = () => {
    const replacement = replacementId === '' ? undefined : replacementId;
    return act.run(() => roleApi.call.remove({ companyId, roleId, replacementId: replacement }), '角色已删除');
  };
  return (
    <ConfirmDialog open title={`删除角色 ${name}？`} confirmLabel="删除" danger onConfirm={remove} onClose={onClose}>
      <p>{people > 0 ? `${people} 名用户持有该角色，删除后改为持有：` : '没有用户持有该角色，删除后不能恢复。'}</p>
      {people > 0 && (
        <SelectField
          label="替换角色"
          required
          placeholder="请选择替换角色"
          value={replacementId}
          options={roles
            .filter((other) => other.roleId !== roleId)
            .map((other) => ({ value: other.roleId, label: other.name }))}
          onChange={({ target }) => setReplacementId(target.value)}
        />
      )}
      <ProblemLine apart>{act.problem}</ProblemLine>
    </ConfirmDialog>
  );
}
