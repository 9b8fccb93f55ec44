import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Thread } from '#business/documents/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { AskDialogs } from '#platform/web/overlays/ask-dialogs.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskAct, DeskEnquiry } from '../../contract/enquiry-schemas.ts';
import styles from '../enquiry.module.css';
import { deskEnquiryQuery, enquiryDeskApi } from '../enquiry-api.ts';
import { EnquiryFiles, EnquiryLines, Promised } from '../enquiry-lines.tsx';
import type { QuoteAct } from './enquiry-desk.tsx';

interface EnquiryPanelProps {
  enquiryNo: string;
  quoteAct: QuoteAct;
  onClose: () => void;
}

/** The enquiry that is worked on, above the queue. */
export function EnquiryPanel({ enquiryNo, quoteAct, onClose }: EnquiryPanelProps) {
  const { data, error, refetch } = useQuery(deskEnquiryQuery(enquiryNo));
  if (error) {
    return (
      <ErrorState title="询价单加载失败" onRetry={() => void refetch()}>
        {wordsOfRefusal(error, '请稍后重试')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={4} height={40} columns={3} />;
  return (
    <Section
      title={`${data.enquiryNo} ${data.title}`}
      note={`${data.firmName} · ${data.statusLabel}`}
      action={
        <Button kind="quiet" size="sm" onClick={onClose}>
          收起
        </Button>
      }
    >
      <Stack>
        <p className={styles.quiet}>
          承诺答复：
          <Promised dueAt={data.dueAt} overdue={data.overdue} />
          ，处理人：{data.assigneeName || '未受理'}
          {data.shareCode && `，来自销售工号 ${data.shareCode} 的分享`}
        </p>
        <EnquiryLines lines={data.lines} />
        {data.note && <p>备注：{data.note}</p>}
        <EnquiryFiles files={data.files} path="/oms-front/desk/enquiries/file" />
        <Thread entries={data.events} say={null} />
        <Acts enquiry={data} quoteAct={quoteAct} />
      </Stack>
    </Section>
  );
}

type Asking = keyof typeof DIALOGS;

const DIALOGS = {
  ask: { title: '请客户补充信息', label: '需要补充什么', confirm: '发送问题', done: '已发送给客户' },
  close: { title: '关闭询价单', label: '无法供货的原因', confirm: '关闭询价', done: '询价单已关闭', danger: true },
} as const;

function Acts({ enquiry, quoteAct }: { enquiry: DeskEnquiry; quoteAct: QuoteAct }) {
  const { enquiryNo, version } = enquiry;
  const may = (one: DeskAct) => enquiry.acts.includes(one);
  const act = useAct();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { call } = enquiryDeskApi;
  const seen = { enquiryNo, version };
  const answer = (one: Asking, text: string) =>
    act.run(
      (context) =>
        one === 'close'
          ? call.close({ ...seen, reason: text }, context)
          : call.ask({ ...seen, question: text }, context),
      DIALOGS[one].done,
    );
  return (
    <Row gap={8} looks={['wrap']}>
      <ProblemWords>{act.problem}</ProblemWords>
      {may('take') && (
        <Button busy={act.busy} onClick={() => void act.run((context) => call.take(seen, context), '已受理')}>
          {enquiry.assigneeName ? '转给我处理' : '受理'}
        </Button>
      )}
      {may('ask') && <Button onClick={() => setAsking('ask')}>请客户补充</Button>}
      {may('close') && <Button onClick={() => setAsking('close')}>无法供货，关闭</Button>}
      {quoteAct(enquiry, false)}
      <AskDialogs
        dialogs={DIALOGS}
        asking={asking}
        problem={act.problem}
        onAnswer={answer}
        onClose={() => setAsking(null)}
      />
    </Row>
  );
}
