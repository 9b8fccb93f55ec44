import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import type { ApprovalDetail } from '../contract/approval-schemas.ts';
import { ASK_WAYS, AskPersonDialog, type AskWay } from './ask-person-dialog.tsx';
import { DelayedMark, LapsedNote } from './delayed-mark.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecide } from './use-decide.tsx';
import { useDelayed } from './use-delayed.ts';
import { useRequestActs } from './use-request-acts.ts';

type Refused = readonly { lineNo: number; reason: string }[];
type Asking = 'refuse' | 'return' | 'withdraw' | 'answer';

const WORDS: Record<Asking, { title: string; note: string; confirmLabel: string; danger?: boolean }> = {
  refuse: {
    title: '驳回这个申请？',
    note: '驳回后单据结束，占用的库存、额度和预算会释放。',
    confirmLabel: '驳回',
    danger: true,
  },
  return: { title: '退回申请人补充', note: '单据保留，申请人答复后审批继续。', confirmLabel: '退回补充' },
  withdraw: {
    title: '撤回这个申请？',
    note: '撤回后单据取消，需要时可以重新提交。',
    confirmLabel: '撤回申请',
    danger: true,
  },
  answer: { title: '补充说明', note: '提交后审批继续，由原来的审批人处理。', confirmLabel: '提交补充' },
};

const ASKS = Object.keys(ASK_WAYS) as AskWay[];

/** The acts that are allowed now, the usual ones first. */
export function ApprovalActs({ detail, refused }: { detail: ApprovalDetail; refused: Refused }) {
  const { acts, requestNo } = detail;
  const { decide, busy, confirmation } = useDecide();
  const delayed = useDelayed().get(detail.taskId ?? '');
  const waiting = delayed?.status === 'waiting' ? delayed : null;
  const request = useRequestActs(requestNo);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [way, setWay] = useState<AskWay | null>(null);
  const may = (act: (typeof acts)[number]) => acts.includes(act);
  const approve = () =>
    void decide([detail], { action: 'approve', ...(refused.length > 0 && { refusedLines: [...refused] }) });
  const confirm = (reason: string, fileIds: string[]) => {
    if (asking === 'withdraw') return request.withdraw(reason);
    if (asking === 'answer') return request.answer(reason, fileIds);
    const action = asking === 'return' ? 'return' : 'refuse';
    return decide([detail], { action, comment: reason, fileIds }).then((decided) => decided.length > 0);
  };
  const ask = async (kind: AskWay, toMemberId: string, comment: string) =>
    kind === 'copy'
      ? request.copy(toMemberId)
      : (await decide([detail], { action: kind, toMemberId, comment })).length > 0;
  return (
    <>
      {waiting && <DelayedMark delayed={waiting} />}
      {delayed?.status === 'lapsed' && <LapsedNote delayed={delayed} />}
      {may('approve') && !waiting && (
        <Button kind="primary" busy={busy} onClick={approve}>
          {refused.length > 0 ? `同意其余，剔除 ${refused.length} 行` : '同意'}
        </Button>
      )}
      {(['refuse', 'return', 'answer', 'withdraw'] as const).filter(may).map((act) => (
        <Button key={act} kind={act === 'answer' ? 'primary' : 'plain'} onClick={() => setAsking(act)}>
          {WORDS[act].confirmLabel}
        </Button>
      ))}
      {may('urge') && <Button onClick={() => void request.urge()}>催办</Button>}
      {ASKS.filter(may).map((kind) => (
        <Button key={kind} kind="quiet" onClick={() => setWay(kind)}>
          {ASK_WAYS[kind].label}
        </Button>
      ))}
      <ReasonDialog
        open={asking !== null}
        {...WORDS[asking ?? 'refuse']}
        withFiles={asking !== 'withdraw'}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      />
      <AskPersonDialog way={way} onAsk={ask} onClose={() => setWay(null)} />
      {confirmation}
    </>
  );
}
