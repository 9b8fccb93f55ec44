import { useState } from 'react';
import { EventLog, StateTag } from '#business/documents/web/public.ts';
import { invoiceDraftHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { AskDialogs } from '#platform/web/overlays/ask-dialogs.tsx';
import type { ApplicationDetail, InvoiceView, RedLetterView } from '../../contract/invoice-schemas.ts';
import { applicationStates } from '../../rules/application-states.ts';
import { invoiceApi, useInvoiceAct } from '../invoice-api.ts';
import { BookDialog } from './book-dialog.tsx';
import { ApplicationFacts, BUYER_SIDE, InvoiceBlock, WantedLines } from './invoice-parts.tsx';
import { RedDialog } from './red-dialog.tsx';
import { VerifyButton } from './verify-button.tsx';

const { call } = invoiceApi;

function InvoiceActs({ invoice }: { invoice: InvoiceView }) {
  const [open, setOpen] = useState<'book' | 'red' | null>(null);
  const close = () => setOpen(null);
  if (!invoice.invoiceNo || !invoice.mayAct) return null;
  return (
    <Row gap={8} looks={['wrap']}>
      <VerifyButton invoice={invoice} verify={call.verify} />
      <Button size="sm" onClick={() => setOpen('book')}>
        登记入账与用途
      </Button>
      {invoice.canRed && (
        <Button size="sm" onClick={() => setOpen('red')}>
          申请红字发票
        </Button>
      )}
      {open === 'book' && <BookDialog invoice={invoice} onClose={close} />}
      {open === 'red' && (
        <RedDialog invoice={invoice} onClose={close} send={(input, context) => call.askRed(input, context)} />
      )}
    </Row>
  );
}

const ANSWERS = { confirmRed: '确认红冲', denyRed: '否认', withdrawRed: '撤销申请' } as const;
type Answer = keyof typeof ANSWERS;
const isAnswer = (act: string): act is Answer => Object.hasOwn(ANSWERS, act);

function RedActs({ red }: { red: RedLetterView }) {
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
          kind={one === 'confirmRed' ? 'primary' : undefined}
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

const DIALOGS = {
  cancel: { title: '取消开票申请', label: '取消的原因', confirm: '取消申请', done: '开票申请已取消', danger: true },
} as const;

function Acts({ found }: { found: ApplicationDetail }) {
  const { applicationNo, version, acts } = found;
  const act = useInvoiceAct();
  const [asking, setAsking] = useState<'cancel' | null>(null);
  const seen = { applicationNo, version };
  return (
    <>
      {asking === null && <ProblemWords>{act.problem}</ProblemWords>}
      {acts.includes('discard') && (
        <ButtonLink kind="primary" href={invoiceDraftHref(applicationNo)}>
          继续填写
        </ButtonLink>
      )}
      {acts.includes('cancel') && <Button onClick={() => setAsking('cancel')}>取消申请</Button>}
      {acts.includes('sign') && (
        <Button
          kind="primary"
          busy={act.busy}
          onClick={() => void act.run((context) => call.sign(seen, context), '已确认收到发票')}
        >
          确认收到发票
        </Button>
      )}
      <AskDialogs
        dialogs={DIALOGS}
        asking={asking}
        problem={act.problem}
        onAnswer={(one, reason) => act.run((context) => call.cancel({ ...seen, reason }, context), DIALOGS[one].done)}
        onClose={() => setAsking(null)}
      />
    </>
  );
}

/** One application: its invoices with files and flags, red letters with their clocks, and what happened. */
export function ApplicationView({ found }: { found: ApplicationDetail }) {
  const { applicationNo, status, statusLabel, applicantName, createdAt, invoices } = found;
  return (
    <DetailPage
      title="开票申请"
      number={applicationNo}
      status={<StateTag states={applicationStates} status={status} label={statusLabel} />}
      note={`${applicantName} 于 ${displayTime(createdAt)} 申请，价税合计 ¥${found.amount}`}
      actions={<Acts found={found} />}
    >
      {invoices.length === 0 && <WantedLines lines={found.lines} />}
      {invoices.map((invoice) => (
        <InvoiceBlock
          key={invoice.requestNo}
          invoice={invoice}
          at={BUYER_SIDE}
          acts={<InvoiceActs invoice={invoice} />}
          redActs={(red) => <RedActs red={red} />}
        />
      ))}
      <ApplicationFacts found={found} at={BUYER_SIDE} />
      <Section title="处理记录">
        <EventLog events={found.events} />
      </Section>
    </DetailPage>
  );
}
