import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { AskDialogs } from '#platform/web/overlays/ask-dialogs.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskCase, DeskCaseAct } from '../../contract/case-desk-schemas.ts';
import { caseDeskApi } from './case-desk-api.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { InspectDialog } from './inspect-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const DIALOGS = {
  ask: { title: '请客户补充资料', label: '需要补充什么', confirm: '发送给客户', done: '已发送给客户' },
  reject: { title: '驳回售后申请', label: '驳回的原因（客户会看到）', confirm: '驳回', done: '已驳回', danger: true },
  back: { title: '退回修改', label: '退回的原因', confirm: '退回', done: '已退回' },
  repaired: { title: '登记维修完成', label: '维修结果（客户会看到）', confirm: '维修完成', done: '已登记维修完成' },
} as const;
type Asking = keyof typeof DIALOGS;
type Opened = 'grant' | 'receive' | 'inspect';

/** Acts on the case as a whole; only what its state and the person's rights allow is offered. */
export function CaseActs({ found, scanned }: { found: DeskCase; scanned: boolean }) {
  const { caseNo, version, decision } = found;
  const may = (one: DeskCaseAct) => found.acts.includes(one);
  const act = useAct({ staleAfter: ['CASE_CHANGED', 'CASE_DESK_STEP'] });
  const [asking, setAsking] = useState<Asking | null>(null);
  // A label that was scanned is about goods that lie here.
  const first = !scanned ? null : may('receive') ? 'receive' : may('inspect') ? 'inspect' : null;
  const [opened, setOpened] = useState<Opened | null>(first);
  const { call } = caseDeskApi;
  const seen = { caseNo, version };
  const answer = (one: Asking, text: string) =>
    act.run((context) => {
      if (one === 'ask') return call.ask({ ...seen, question: text }, context);
      if (one === 'reject') return call.reject({ ...seen, reason: text }, context);
      if (one === 'repaired') return call.repaired({ ...seen, note: text }, context);
      return call.check({ ...seen, agreed: false, reason: text }, context);
    }, DIALOGS[one].done);
  const agree = () =>
    act.run((context) => call.check({ ...seen, agreed: true, reason: '' }, context), '复核同意，已按审核结果处理');
  const close = () => setOpened(null);
  return (
    <>
      {act.problem && asking === null && <ProblemWords>{act.problem}</ProblemWords>}
      {may('take') && (
        <Button busy={act.busy} onClick={() => void act.run((context) => call.take(seen, context), '已受理')}>
          由我处理
        </Button>
      )}
      {may('ask') && <Button onClick={() => setAsking('ask')}>要求补充</Button>}
      {may('reject') && <Button onClick={() => setAsking('reject')}>驳回</Button>}
      {may('check') && <Button onClick={() => setAsking('back')}>退回修改</Button>}
      {may('grant') && (
        <Button kind={may('check') ? undefined : 'primary'} onClick={() => setOpened('grant')}>
          {decision ? '重新审核' : '审核通过'}
        </Button>
      )}
      {may('check') && (
        <Button kind="primary" busy={act.busy} onClick={() => void agree()}>
          复核同意
        </Button>
      )}
      {may('receive') && (
        <Button kind="primary" onClick={() => setOpened('receive')}>
          登记到仓
        </Button>
      )}
      {may('inspect') && (
        <Button kind="primary" onClick={() => setOpened('inspect')}>
          登记检测结果
        </Button>
      )}
      {may('repaired') && (
        <Button kind="primary" onClick={() => setAsking('repaired')}>
          维修完成
        </Button>
      )}
      {opened === 'grant' && <GrantDialog found={found} onClose={close} />}
      {opened === 'receive' && <ReceiveDialog found={found} onClose={close} />}
      {opened === 'inspect' && <InspectDialog found={found} onClose={close} />}
      <AskDialogs
        dialogs={DIALOGS}
        asking={asking}
        problem={act.problem}
        onAnswer={answer}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
