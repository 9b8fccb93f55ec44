import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useBusy } from '#platform/web/use-busy.ts';
import type { MemberChoices, MemberRow } from '../../contract/member-schemas.ts';
import { type BulkAct, planBulk } from '../../rules/bulk-plan.ts';
import styles from '../members.module.css';
import { useRefresh } from '../use-refresh.ts';
import { actOnOne, BULK_ACTS, type BulkOutcome } from './bulk-acts.ts';

type Props = {
  act: BulkAct;
  users: readonly MemberRow[];
  companyId: string | undefined;
  choices: MemberChoices;
  onClose: () => void;
};

/** Goes through the users one after the other; each answer stands as soon as it is there. */
function useBulk(act: BulkAct, companyId: string | undefined) {
  const refresh = useRefresh();
  const { busy, during } = useBusy();
  const [outcomes, setOutcomes] = useState<BulkOutcome[] | null>(null);
  const run = (users: readonly MemberRow[], roleId: string) =>
    during(async () => {
      const ended: BulkOutcome[] = [];
      for (const member of users) {
        const problem = await actOnOne(act, { memberId: member.memberId, companyId }, roleId);
        ended.push({ member, problem });
        setOutcomes([...ended]);
      }
      await refresh();
    });
  return { busy, outcomes, run };
}

function Outcomes({ outcomes, total }: { outcomes: readonly BulkOutcome[]; total: number }) {
  const failed = outcomes.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <p role="status">
        已处理 {outcomes.length} / {total} 人：成功 {outcomes.length - failed} 人{failed > 0 && `，未成功 ${failed} 人`}
      </p>
      <ul className={styles.report}>
        {outcomes.map(({ member, problem }) => (
          <li key={member.memberId}>
            {member.name}：{problem ?? '成功'}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is about to happen, and to whom. */
function Preview({ act, users }: Pick<Props, 'act' | 'users'>) {
  const { able, left } = planBulk(act, users);
  return (
    <>
      <p>{BULK_ACTS[act].words}</p>
      {able.length > 0 && <p>{able.map(({ name }) => name).join('、')}</p>}
      {left.length > 0 && (
        <p className={styles.muted}>
          不处理 {left.length} 人：{left.map(({ user, why }) => `${user.name}（${why}）`).join('、')}
        </p>
      )}
    </>
  );
}

/** Asks before many users are changed, and tells for each how it ended. */
export function BulkDialog({ act, users, companyId, choices, onClose }: Props) {
  const [roleId, setRoleId] = useState('');
  const { busy, outcomes, run } = useBulk(act, companyId);
  const { able } = planBulk(act, users);
  const { label, danger } = BULK_ACTS[act];
  const ready = able.length > 0 && (act !== 'grant' || roleId !== '');
  const roles = choices.roles.filter(({ missing }) => missing.length === 0);
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        {outcomes ? '关闭' : '返回'}
      </Button>
      {!(outcomes && !busy) && (
        <Button
          kind={danger ? 'danger' : 'primary'}
          busy={busy}
          disabled={!ready}
          onClick={() => void run(able, roleId)}
        >
          {label} {able.length} 人
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={`批量${label}`} footer={footer} locked={busy} onClose={onClose}>
      <Stack gap={12}>
        {outcomes ? <Outcomes outcomes={outcomes} total={able.length} /> : <Preview act={act} users={users} />}
        {act === 'grant' && !outcomes && (
          <SelectField
            label="角色"
            required
            placeholder="请选择角色"
            hint="只列出您可以授予的角色"
            value={roleId}
            options={roles.map((role) => ({ value: role.roleId, label: role.name }))}
            onChange={({ target }) => setRoleId(target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
