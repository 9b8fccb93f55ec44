import { DESK_CASES_PATH, deskCaseHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import { CaseTag } from '../case-tag.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseLines } from './case-lines.tsx';
import { CaseThread } from './case-thread.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { ReturnParcels } from './return-parcels.tsx';

const CLOCKS = {
  none: null,
  soon: <Tag tone="warning">即将超时</Tag>,
  late: <Tag tone="danger">已超时</Tag>,
} as const;

function noteOf({ firmName, buyerName, createdAt, dueAt, assigneeName }: DeskCase): string {
  const promise = dueAt ? `，应于 ${displayTime(dueAt)} 前处理` : '';
  return `${firmName} ${buyerName} 于 ${displayTime(createdAt)} 申请${promise}，处理人：${assigneeName || '未受理'}`;
}

function OtherCases({ others }: { others: DeskCase['others'] }) {
  return (
    <Section title="同一订单的其他售后">
      <Stack as="ul" gap={6}>
        {others.map(({ caseNo, kindLabel, statusLabel }) => (
          <Row as="li" gap="2px 12px" looks={['wrap']} key={caseNo}>
            <PageLink href={deskCaseHref(caseNo)}>{caseNo}</PageLink>
            <span>{kindLabel}</span>
            <span>{statusLabel}</span>
          </Row>
        ))}
      </Stack>
    </Section>
  );
}

/** Everything about a case that the desk and the warehouse work with. */
export function DeskCaseView({ found, scanned }: { found: DeskCase; scanned: boolean }) {
  const { caseNo, kindLabel, status, statusLabel, clock, quick, returns, others } = found;
  return (
    <Stack>
      <Breadcrumb items={[{ label: '售后处理', href: DESK_CASES_PATH }, { label: caseNo }]} />
      <DetailPage
        title={`${kindLabel}售后单`}
        number={caseNo}
        status={
          <>
            <CaseTag status={status} label={statusLabel} />
            {CLOCKS[clock]}
            {quick && <Tag tone="progress">快速处理</Tag>}
          </>
        }
        note={noteOf(found)}
        actions={<CaseActs found={found} scanned={scanned} />}
      >
        <DecisionNotice found={found} />
        <CaseLines found={found} />
        <CaseFacts found={found} />
        {returns.length > 0 && <ReturnParcels returns={returns} />}
        {others.length > 0 && <OtherCases others={others} />}
        <CaseThread found={found} />
      </DetailPage>
    </Stack>
  );
}
