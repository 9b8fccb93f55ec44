import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DepartmentDetail } from '../../contract/department-contract.ts';
import { departmentApi } from '../members-api.ts';
import { treeQuery } from './department-queries.ts';
import { DepartmentSelect } from './department-select.tsx';

type Props = { department: DepartmentDetail; companyId: string | undefined; onClose: () => void };

/** Moves a department below another, for those who do not drag. */
export function MoveDialog({ department, companyId, onClose }: Props) {
  const { data: tree } = useSuspenseQuery(treeQuery(companyId));
  const act = useAct();
  const [parentId, setParentId] = useState<string | null>(department.parentId);
  const { departmentId, name } = department;
  const move = async () => {
    if (await act.run(() => departmentApi.call.move({ companyId, departmentId, parentId }), '部门已移动')) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        取消
      </Button>
      <Button kind="primary" busy={act.busy} disabled={parentId === department.parentId} onClick={() => void move()}>
        移动
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" title={`移动部门 ${name}`} footer={footer} locked={act.busy} onClose={onClose}>
      <DepartmentSelect
        label="新的上级部门"
        topLabel="公司顶层"
        departments={tree}
        without={departmentId}
        value={parentId}
        onChange={setParentId}
      />
      <ProblemLine apart>{act.problem}</ProblemLine>
    </Dialog>
  );
}
