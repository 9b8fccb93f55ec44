import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MEMBER_DETAIL_PATH } from '#business/paths/rules/public.ts';
import { usePermission } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { SelectionLine } from '#platform/web/kits/list/selection-line.tsx';
import { type Selection, useSelection } from '#platform/web/kits/list/use-selection.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DepartmentDetail } from '../../contract/department-contract.ts';
import type { MemberRow } from '../../contract/member-schemas.ts';
import { MEMBER_STATES } from '../../rules/member-moves.ts';
import { hrefOf } from '../company-queries.ts';
import { departmentApi } from '../members-api.ts';
import { STATE_TONES } from '../users/user-words.ts';
import { treeQuery } from './department-queries.ts';
import { DepartmentSelect } from './department-select.tsx';

type Props = { department: DepartmentDetail; companyId: string | undefined };

const columns = (companyId: string | undefined, head: string | null): readonly ListColumn<MemberRow>[] => [
  {
    key: 'name',
    title: '姓名',
    width: 160,
    rowHeader: true,
    render: ({ memberId, name }) => (
      <>
        <PageLink href={hrefOf(MEMBER_DETAIL_PATH, { memberId, companyId })}>{name}</PageLink>{' '}
        {memberId === head && <Tag tone="progress">负责人</Tag>}
      </>
    ),
  },
  { key: 'jobTitle', title: '职位', width: 120, render: (row) => row.jobTitle || '—' },
  { key: 'phone', title: '手机', width: 120, render: (row) => row.phoneNumber ?? '—' },
  { key: 'roles', title: '角色', render: (row) => row.roles.join('、') },
  {
    key: 'state',
    title: '状态',
    width: 84,
    render: (row) => <Tag tone={STATE_TONES[row.state]}>{MEMBER_STATES[row.state]}</Tag>,
  },
];

type MoveProps = {
  people: Selection<MemberRow>;
  department: DepartmentDetail;
  companyId: string | undefined;
  onClose: () => void;
};

function MovePeopleDialog({ people, department, companyId, onClose }: MoveProps) {
  const { data: tree } = useSuspenseQuery(treeQuery(companyId));
  const act = useAct();
  const [departmentId, setDepartmentId] = useState<string | null>(department.departmentId);
  const memberIds = people.rows.map((row) => row.memberId);
  const move = async () => {
    const done = await act.run(
      () => departmentApi.call.moveMembers({ companyId, departmentId, memberIds }),
      `已移动 ${memberIds.length} 人`,
    );
    if (!done) return;
    people.clear();
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        取消
      </Button>
      <Button
        kind="primary"
        busy={act.busy}
        disabled={departmentId === department.departmentId}
        onClick={() => void move()}
      >
        移动
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" title={`移动 ${memberIds.length} 人`} footer={footer} locked={act.busy} onClose={onClose}>
      <DepartmentSelect
        label="新的部门"
        topLabel="不属于任何部门"
        departments={tree}
        value={departmentId}
        onChange={setDepartmentId}
      />
      <ProblemLine apart>{act.problem}</ProblemLine>
    </Dialog>
  );
}

/** People of a department; who may edit users moves them to another one. */
export function DepartmentPeople({ department, companyId }: Props) {
  const mayMove = usePermission('USER_EDIT');
  const selection = useSelection<MemberRow>();
  const [moving, setMoving] = useState(false);
  return (
    <div>
      {mayMove && department.members.length > 0 && (
        <SelectionLine selection={selection}>
          <Button size="sm" onClick={() => setMoving(true)}>
            移动到其他部门
          </Button>
        </SelectionLine>
      )}
      <ListTable
        caption={`${department.name}的人员`}
        columns={columns(companyId, department.headMemberId)}
        rows={department.members}
        rowKey={(row) => row.memberId}
        rowName={(row) => row.name}
        selection={mayMove ? selection : undefined}
        empty={<EmptyState title="本部门没有您可以查看的人员">可以在用户中把人员分到本部门。</EmptyState>}
      />
      {moving && (
        <MovePeopleDialog
          people={selection}
          department={department}
          companyId={companyId}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}
