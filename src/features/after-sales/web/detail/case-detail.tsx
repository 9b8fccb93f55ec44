import { AttachedFiles } from '#business/attachments/web/public.ts';
import { orderHref } from '#business/paths/rules/public.ts';
import { DocumentApproval } from '#features/approvals/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Masked } from '#platform/web/display/masked.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { MainAndSide } from '#platform/web/kits/detail/main-and-side.tsx';
import { ProgressSteps } from '#platform/web/kits/detail/progress-steps.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CaseDetail } from '../../contract/case-schemas.ts';
import { EXCHANGE_WISHES } from '../../contract/case-words.ts';
import { placeText } from '../../rules/place-text.ts';
import { CaseTag } from '../case-tag.tsx';
import { CHILD_LABELS } from '../child-labels.ts';
import styles from './case.module.css';
import { CaseActs } from './case-acts.tsx';
import { CaseLines } from './case-lines.tsx';
import { CaseParcels } from './case-parcels.tsx';
import { CaseTalk } from './case-talk.tsx';
import { stepWords, wayOf } from './case-way.ts';
import { nextWords } from './next-words.ts';
import { WhatToDo } from './what-to-do.tsx';

const FILE_PATH = '/after-sales/file';

/** One case: what waits for whom, what was asked and granted, what came back, and the talk about it. */
export function CaseDetailView({ found }: { found: CaseDetail }) {
  const { caseNo, status, statusLabel, kindLabel, quick, buyerName, createdAt } = found;
  const whole = found.files.filter(({ lineNo }) => lineNo === null);
  const talk = (
    <Section key="talk" title="沟通记录">
      <CaseTalk found={found} />
    </Section>
  );
  return (
    <DetailPage
      title="售后单"
      number={caseNo}
      status={
        <>
          <CaseTag status={status} label={statusLabel} />
          {quick && <Tag tone="success">极速处理</Tag>}
        </>
      }
      note={`${kindLabel} · ${buyerName} 于 ${displayTime(createdAt)} 申请`}
      actions={<CaseActs found={found} />}
      progress={
        <>
          <p className={styles.next}>{nextWords(found)}</p>
          <Way found={found} />
        </>
      }
    >
      <WhatToDo found={found} />
      <CaseLines found={found} filePath={FILE_PATH} />
      <CaseFacts found={found} />
      <CaseParcels found={found} />
      {found.approvalStatus !== 'none' && <DocumentApproval documentType="after_sale" documentNo={caseNo} />}
      {whole.length === 0 && talk}
      {whole.length > 0 && (
        <MainAndSide>
          {talk}
          <Section title="附件" note={`共 ${whole.length} 个`}>
            <AttachedFiles
              files={whole}
              kind="after_sale"
              path={FILE_PATH}
              note={({ side }) => (side === 'desk' ? ' · 客服' : '')}
            />
          </Section>
        </MainAndSide>
      )}
    </DetailPage>
  );
}

/** How far it has come; on phones in a line, so that what waits for the customer is not below seven steps. */
function Way({ found }: { found: CaseDetail }) {
  const steps = wayOf(found);
  return (
    <>
      <div className={styles.steps}>
        <ProgressSteps label="售后进度" steps={steps} />
      </div>
      <p className={styles.stepLine}>{stepWords(steps)}</p>
    </>
  );
}

/** What was said to the estimate; what waits for an answer stands above. */
const REPAIR_ANSWERS: Readonly<Record<string, string>> = { accepted: '已接受', declined: '未接受', done: '已接受' };

function CaseFacts({ found }: { found: CaseDetail }) {
  const repair = found.acts.includes('acceptEstimate') ? null : found.repair;
  const { orderNo, returnWay, refund, childOrderNo, contactName, contactPhone, pickupAddress, accountTail } = found;
  const back = returnWay !== 'none';
  const facts = [
    { label: '订单', value: <PageLink href={orderHref(orderNo)}>{orderNo}</PageLink> },
    { label: '退回方式', value: found.returnWayLabel },
    { label: '退回运费', value: back && (found.freightPayer === 'shop' ? '商家承担' : '贵司承担') },
    {
      label: '联系人',
      value: back && contactName && (
        <>
          {contactName} <Masked kind="phone" value={contactPhone} />
        </>
      ),
    },
    { label: '取件地址', value: returnWay === 'pickup' && pickupAddress && placeText(pickupAddress) },
    { label: '缺货时', value: found.kind === 'exchange' && EXCHANGE_WISHES[found.exchangeWish] },
    { label: '退款账户', value: accountTail && `尾号 ${accountTail}` },
    {
      label: CHILD_LABELS[found.kind] ?? '补发订单',
      value: childOrderNo && <PageLink href={orderHref(childOrderNo)}>{childOrderNo}</PageLink>,
    },
    {
      label: '退款',
      value: refund && (
        <>
          <Money yuan={refund.amount} exact /> {refund.done ? `${displayTime(refund.doneAt ?? '')} 已退` : '退款中'}
        </>
      ),
    },
    { label: '退还运费', value: found.freightAmount !== '0.00' && <Money yuan={found.freightAmount} exact /> },
    { label: '检测结果', value: repair?.finding },
    {
      label: '维修费用',
      value: repair && (
        <>
          <Money yuan={repair.estimateAmount} exact /> {REPAIR_ANSWERS[repair.status]}
        </>
      ),
    },
    { label: '驳回原因', value: found.rejectReason },
    { label: '可重新打开至', value: found.reopenUntil && displayTime(found.reopenUntil) },
  ].filter(({ value }) => Boolean(value));
  return (
    <Section title="处理信息">
      <Facts facts={facts} />
    </Section>
  );
}
