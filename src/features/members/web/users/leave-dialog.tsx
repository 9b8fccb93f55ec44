import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { type ProgressStep, ProgressSteps } from '#platform/web/kits/detail/progress-steps.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { Duties } from '../../contract/member-schemas.ts';
import styles from '../members.module.css';
import { memberApi } from '../members-api.ts';
import { PersonSelect } from './person-select.tsx';
import type { ActTarget } from './user-acts.ts';
import { dutiesQuery } from './user-queries.ts';

function HeldList({ held }: { held: Duties['held'] }) {
  if (held.length === 0) return <p>没有需要交接的事项。</p>;
  return (
    <ul>
      {held.map(({ label, count, names }) => (
        <li key={label}>
          {label} {count} 项
          <p className={styles.names}>
            {names.join('、')}
            {count > names.length ? ' 等' : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Without anything to hand over there is nobody to choose. */
function stepsOf(wanted: boolean, chosen: boolean): ProgressStep[] {
  const done = !wanted || chosen;
  return [
    { key: 'held', label: '查看待交接事项', state: 'done' },
    { key: 'successor', label: wanted ? '选择接手人' : '无需接手人', state: done ? 'done' : 'current' },
    { key: 'leave', label: '确认离职', state: done ? 'current' : 'ahead' },
  ];
}

type Props = { target: ActTarget; companyId: string | undefined; onClose: () => void };

/** The handover: what is held, who takes it, then the account is closed; all of it or nothing. */
export function LeaveDialog({ target, companyId, onClose }: Props) {
  const key = { memberId: target.memberId, companyId };
  const { data: duties, error } = useQuery(dutiesQuery(key));
  const act = useAct();
  const [successorId, setSuccessorId] = useState<string | null>(null);
  const wanted = (duties?.held.length ?? 0) > 0;
  const ready = duties !== undefined && (!wanted || successorId !== null);
  const leave = async () => {
    if (await act.run(() => memberApi.call.leave({ ...key, successorId }), '已办理离职，事项已交接')) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        返回
      </Button>
      <Button kind="danger" busy={act.busy} disabled={!ready} onClick={() => void leave()}>
        确认离职
      </Button>
    </>
  );
  return (
    <Dialog open title={`办理 ${target.name} 离职`} footer={footer} locked={act.busy} onClose={onClose}>
      <Stack gap={12}>
        <ProgressSteps label="离职步骤" steps={stepsOf(wanted, successorId !== null)} />
        {duties ? <HeldList held={duties.held} /> : <SkeletonLines count={3} />}
        {wanted && (
          <PersonSelect
            label="接手人"
            companyId={companyId}
            value={successorId}
            except={target.memberId}
            onChange={setSuccessorId}
          />
        )}
        <p className={styles.muted}>离职后账号冻结并立即退出登录；单据和记录保留，可以重新邀请。</p>
        <ProblemLine apart>{error ? error.message : act.problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
