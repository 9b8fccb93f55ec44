import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DEPARTMENT_EDIT_PATH, DEPARTMENT_LIST_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DepartmentDetail } from '../../contract/department-contract.ts';
import { hrefOf } from '../company-queries.ts';
import styles from '../members.module.css';
import { departmentApi } from '../members-api.ts';
import { MoveDialog } from './move-dialog.tsx';

type Props = { department: DepartmentDetail; companyId: string | undefined };

function RemoveDialog({ department, companyId, onClose }: Props & { onClose: () => void }) {
  const act = useAct();
  const navigate = useNavigate();
  const { departmentId, name } = department;
  const remove = () =>
    act.run(async () => {
      await departmentApi.call.remove({ companyId, departmentId });
      // What is gone cannot be shown: the address leaves it first.
      await navigate({ href: hrefOf(DEPARTMENT_LIST_PATH, { companyId }) });
    }, '部门已删除');
  return (
    <ConfirmDialog open title={`删除部门 ${name}？`} confirmLabel="删除" danger onConfirm={remove} onClose={onClose}>
      <p>只有没有人员和下级部门的部门可以删除。</p>
      <ProblemLine apart>{act.problem}</ProblemLine>
    </ConfirmDialog>
  );
}

/** Add below, edit, move, delete. */
export function DepartmentActs({ department, companyId }: Props) {
  const [opened, setOpened] = useState<'move' | 'remove' | null>(null);
  const { departmentId } = department;
  const close = () => setOpened(null);
  return (
    <div className={styles.lines}>
      <Permitted code="DEPARTMENT_ADD">
        <ButtonLink size="sm" href={hrefOf(DEPARTMENT_EDIT_PATH, { parentId: departmentId, companyId })}>
          新增下级
        </ButtonLink>
      </Permitted>
      <Permitted code="DEPARTMENT_EDIT">
        <ButtonLink size="sm" href={hrefOf(DEPARTMENT_EDIT_PATH, { departmentId, companyId })}>
          编辑部门
        </ButtonLink>
        <Button size="sm" onClick={() => setOpened('move')}>
          移动部门
        </Button>
      </Permitted>
      <Permitted code="DEPARTMENT_DELETE">
        <Button size="sm" onClick={() => setOpened('remove')}>
          删除部门
        </Button>
      </Permitted>
      {opened === 'move' && <MoveDialog department={department} companyId={companyId} onClose={close} />}
      {opened === 'remove' && <RemoveDialog department={department} companyId={companyId} onClose={close} />}
    </div>
  );
}
