import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Callout } from '#platform/web/display/callout.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { FilePicker } from '#platform/web/upload/file-picker.tsx';
import type { CaseDetail } from '../../contract/case-schemas.ts';
import { caseApi } from '../case-api.ts';
import { EVIDENCE_KINDS } from '../evidence-files.ts';
import styles from './case.module.css';
import { useCaseFiles } from './case-talk.tsx';
import { SendBack } from './send-back.tsx';
import { useCaseAct } from './use-case-act.ts';

type Props = { found: CaseDetail };

/** What waits for the customer, above everything else; nothing where others are at work. */
export function WhatToDo({ found }: Props) {
  const { acts, status } = found;
  if (acts.includes('supplement')) return <Supplement key={found.version} found={found} />;
  if (acts.includes('choose')) return <ChooseInstead found={found} />;
  if (acts.includes('acceptEstimate')) return <Estimate found={found} />;
  if (status === 'to_return') return <SendBack key={found.version} found={found} />;
  return null;
}

/** The desk has a question: its answer goes back with what shows it. */
function Supplement({ found: { caseNo, version, question } }: Props) {
  const act = useCaseAct();
  const picked = useCaseFiles();
  const [text, setText] = useState('');
  const send = () => {
    const input = { caseNo, version, text: text.trim(), fileIds: picked.files.map(({ id }) => id) };
    return act.run((context) => caseApi.call.supplement(input, context), '已补充，商家会继续审核');
  };
  return (
    <Section title="请补充资料">
      <Stack>
        {question && <Callout>{question}</Callout>}
        <TextAreaField
          label="补充说明（有图片或视频时可不填）"
          rows={3}
          maxLength={1_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FilePicker label="添加图片或视频" picked={picked} kinds={EVIDENCE_KINDS} />
        <ProblemLine>{act.problem}</ProblemLine>
        <Row gap={8}>
          <Button
            kind="primary"
            busy={act.busy || picked.busy}
            disabled={text.trim() === '' && picked.files.length === 0}
            onClick={() => void send()}
          >
            提交补充资料
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

/** Nothing is there to exchange it for. */
function ChooseInstead({ found: { caseNo, version } }: Props) {
  const act = useCaseAct();
  const choose = (wish: 'wait' | 'refund', done: string) =>
    void act.run((context) => caseApi.call.choose({ caseNo, version, wish }, context), done);
  return (
    <Section title="暂时没有现货可换">
      <Stack>
        <p>可以等到货后换新，也可以改为退款，按原付款方式退回。</p>
        <ProblemLine>{act.problem}</ProblemLine>
        <Row gap={8} looks={['wrap']}>
          <Button busy={act.busy} onClick={() => choose('refund', '已改为退款')}>
            改为退款
          </Button>
          <Button kind="primary" busy={act.busy} onClick={() => choose('wait', '已选择等货，到货后发出')}>
            继续等货
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

/** What the repair would cost and how long it takes. */
function Estimate({ found: { caseNo, version, repair } }: Props) {
  const act = useCaseAct();
  const decide = (call: typeof caseApi.call.acceptEstimate, done: string) =>
    void act.run((context) => call({ caseNo, version }, context), done);
  return (
    <Section title="维修报价" note="接受后生成维修费订单，账期内记账、否则付款后开始维修；不接受则原样寄回">
      <Stack>
        {repair && (
          <Facts
            facts={[
              { label: '检测结果', value: repair.finding },
              { label: '维修费用', value: <Money yuan={repair.estimateAmount} exact className={styles.amount} /> },
              { label: '预计用时', value: `${repair.days} 天` },
            ]}
          />
        )}
        <ProblemLine>{act.problem}</ProblemLine>
        <Row gap={8} looks={['wrap']}>
          <Button busy={act.busy} onClick={() => decide(caseApi.call.declineEstimate, '已选择不维修')}>
            不维修，寄回
          </Button>
          <Button kind="primary" busy={act.busy} onClick={() => decide(caseApi.call.acceptEstimate, '已接受报价')}>
            接受报价
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
