import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { type ActContext, useAct } from '#platform/web/use-act.ts';
import type { DelegationView } from '../contract/approval-schemas.ts';
import { approvalApi } from './approval-api.ts';
import { APPROVALS_KEY, delegationsQuery } from './approval-queries.ts';
import styles from './delegation-dialog.module.css';
import { PersonField } from './person-field.tsx';

interface Draft {
  memberId: string;
  from: string;
  to: string;
  cap: string;
  reason: string;
}

const EMPTY: Draft = { memberId: '', from: '', to: '', cap: '', reason: '' };

/** Whole days in Shanghai, the last one included. */
const inputOf = ({ memberId, from, to, cap, reason }: Draft) => ({
  delegateMemberId: memberId,
  startsAt: `${from}T00:00:00+08:00`,
  endsAt: `${to}T23:59:59+08:00`,
  documentTypes: [],
  ...(cap.trim() && { cap: cap.trim() }),
  reason: reason.trim(),
});

/** Button with the settings for the time one is away: who decides, until when, up to which amount. */
export function DelegationDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        审批委托
      </Button>
      <Dialog
        open={open}
        title="审批委托"
        footer={<Button onClick={() => setOpen(false)}>关闭</Button>}
        onClose={() => setOpen(false)}
      >
        {open && <Delegations />}
      </Dialog>
    </>
  );
}

function Delegations() {
  const { data = [] } = useQuery(delegationsQuery);
  const [draft, setDraft] = useState(EMPTY);
  const { busy, run } = useAct({
    passing: true,
    staleAfter: 'any',
    otherwise: '保存失败，请检查网络后重试',
    renews: [APPROVALS_KEY],
  });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const act = async (call: (context: ActContext) => Promise<unknown>, done: string) => {
    if (await run(call, done)) setDraft(EMPTY);
  };
  const add = () => {
    if (!draft.memberId || !draft.from || !draft.to) {
      notify.warning('请选择同事和起止日期');
      return;
    }
    void act((context) => approvalApi.call.delegate(inputOf(draft), context), '委托已生效');
  };
  const end = (id: string) => void act(() => approvalApi.call.revokeDelegation({ id }), '委托已撤销');
  return (
    <div className={styles.delegations}>
      <p className={styles.note}>委托期间新到的审批由对方处理，记录中会注明代您审批；已经到您这里的审批不变。</p>
      <ul className={styles.list}>
        {data.map((one) => (
          <Given key={one.id} one={one} onEnd={() => end(one.id)} />
        ))}
      </ul>
      <PersonField label="委托给" value={draft.memberId} onChange={(memberId) => change({ memberId })} />
      <div className={styles.fields}>
        <TextField
          label="开始日期"
          type="date"
          required
          value={draft.from}
          onChange={(e) => change({ from: e.target.value })}
        />
        <TextField
          label="结束日期"
          type="date"
          required
          value={draft.to}
          onChange={(e) => change({ to: e.target.value })}
        />
        <TextField
          label="金额上限（元，空为不限）"
          inputMode="decimal"
          value={draft.cap}
          onChange={(e) => change({ cap: e.target.value })}
        />
        <TextField
          label="原因"
          maxLength={200}
          value={draft.reason}
          onChange={(e) => change({ reason: e.target.value })}
        />
      </div>
      <Button kind="primary" busy={busy} onClick={add}>
        添加委托
      </Button>
    </div>
  );
}

function Given({ one, onEnd }: { one: DelegationView; onEnd: () => void }) {
  const days = `${displayDay(one.startsAt)} 至 ${displayDay(one.endsAt)}`;
  return (
    <li className={styles.given}>
      <span>
        {one.given ? `委托给 ${one.delegateName}` : `${one.memberName} 委托给我`}，{days}
        {one.cap && `，不超过 ${displayYuan(one.cap)}`}
        {one.reason && `（${one.reason}）`}
      </span>
      {one.given && (
        <Button kind="quiet" size="sm" aria-label={`撤销委托给 ${one.delegateName}`} onClick={onEnd}>
          撤销
        </Button>
      )}
    </li>
  );
}
