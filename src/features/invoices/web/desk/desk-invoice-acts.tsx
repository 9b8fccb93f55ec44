import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { AskDialogs } from '#platform/web/overlays/ask-dialogs.tsx';
import type { DeskDetail, InvoiceView, RedLetterView } from '../../contract/invoice-schemas.ts';
import { RedDialog } from '../detail/red-dialog.tsx';
import { VerifyButton } from '../detail/verify-button.tsx';
import { useInvoiceAct } from '../invoice-api.ts';
import { DeliverDialog } from './deliver-dialog.tsx';
import { deskApi } from './desk-api.ts';

const { call } = deskApi;

const DIALOGS = {
  reject: { title: '驳回开票申请', label: '驳回的原因（客户会看到）', confirm: '驳回', done: '已驳回', danger: true },
  close: { title: '结束未开部分', label: '未开部分不再开具的原因', confirm: '结束', done: '已结束未开部分' },
} as const;
type Asking = keyof typeof DIALOGS;

/** Acts on the application as a whole; only what its state allows is offered. */
export function DeskInvoiceActs({ found }: { found: DeskDetail }) {
  const { applicationNo, version, acts } = found;
  const act = useInvoiceAct();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [delivers, setDelivers] = useState(false);
  const seen = { applicationNo, version };
  const answer = (one: Asking, text: string) =>
    act.run((context) => {
      if (one === 'reject') return call.reject({ ...seen, reason: text }, context);
      return call.close({ ...seen, reason: text }, context);
    }, DIALOGS[one].done);
  const press = (one: 'take' | 'accept' | 'retry', done: string) => () =>
    void act.run((context) => call[one](seen, context), done);
  return (
    <>
      {asking === null && <ProblemWords>{act.problem}</ProblemWords>}
      {acts.includes('take') && (
        <Button busy={act.busy} onClick={press('take', '已受理')}>
          由我处理
        </Button>
      )}
      {acts.includes('reject') && <Button onClick={() => setAsking('reject')}>驳回</Button>}
      {acts.includes('close') && <Button onClick={() => setAsking('close')}>结束未开部分</Button>}
      {acts.includes('retry') && (
        <Button kind="primary" busy={act.busy} onClick={press('retry', '已重新提交开票平台')}>
          重新开票
        </Button>
      )}
      {acts.includes('deliver') && (
        <Button kind="primary" onClick={() => setDelivers(true)}>
          登记寄出
        </Button>
      )}
      {acts.includes('accept') && (
        <Button kind="primary" busy={act.busy} onClick={press('accept', '已审核通过')}>
          审核通过
        </Button>
      )}
      {delivers && <DeliverDialog found={found} onClose={() => setDelivers(false)} />}
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

/** The shop looks at an invoice at the platform, or takes it back. */
export function DeskInvoiceButtons({ invoice }: { invoice: InvoiceView }) {
  const [open, setOpen] = useState(false);
  if (!invoice.invoiceNo) return null;
  return (
    <Row gap={8} looks={['wrap']}>
      <VerifyButton invoice={invoice} verify={call.verify} />
      {invoice.canRed && (
        <Button size="sm" onClick={() => setOpen(true)}>
          发起红字确认单
        </Button>
      )}
      {open && (
        <RedDialog
          invoice={invoice}
          onClose={() => setOpen(false)}
          send={(input, context) => call.askRed(input, context)}
        />
      )}
    </Row>
  );
}

const ANSWERS = { agreeRed: '同意红冲', refuseRed: '否认', retryRed: '重新提交', recallRed: '撤销' } as const;
type Answer = keyof typeof ANSWERS;
const isAnswer = (act: string): act is Answer => Object.hasOwn(ANSWERS, act);

/** What the shop may say to a red letter now. */
export function DeskRedActs({ red }: { red: RedLetterView }) {
  const act = useInvoiceAct();
  const answers = red.acts.filter(isAnswer);
  if (answers.length === 0) return null;
  const { redNo, version } = red;
  return (
    <Row gap={8} looks={['wrap']}>
      <ProblemWords>{act.problem}</ProblemWords>
      {answers.map((one) => (
        <Button
          key={one}
          size="sm"
          kind={one === 'agreeRed' || one === 'retryRed' ? 'primary' : undefined}
          busy={act.busy}
          onClick={() =>
            void act.run((context) => call.answerRed({ redNo, version, act: one }, context), `${ANSWERS[one]}，已处理`)
          }
        >
          {ANSWERS[one]}
        </Button>
      ))}
    </Row>
  );
}
