import { type ReactNode, useState } from 'react';
import { EventLog } from '#business/documents/web/public.ts';
import { DocumentApproval } from '#features/approvals/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { ProgressSteps } from '#platform/web/kits/detail/progress-steps.tsx';
import { useSelection } from '#platform/web/kits/list/use-selection.ts';
import type { StatementDetail, StatementLine } from '../../contract/statement-schemas.ts';
import { GROUPINGS } from '../../contract/statement-words.ts';
import { DisputeDialog } from '../disputes/dispute-dialog.tsx';
import { WaitingDisputes } from '../disputes/waiting-disputes.tsx';
import { StatementTags } from '../statement-tag.tsx';
import { ExceptionsSection } from './exceptions-section.tsx';
import type { LineSearch } from './line-search.ts';
import styles from './statement.module.css';
import { StatementActs } from './statement-acts.tsx';
import { StatementBar } from './statement-bar.tsx';
import { StatementLines } from './statement-lines.tsx';
import { StatementInvoices, StatementPayments } from './statement-marks.tsx';
import { StatementSums } from './statement-sums.tsx';
import { RateSection, Summary } from './summary.tsx';

/** States of steps as the kit of pages calls them. */
const STATES = { done: 'done', now: 'current', todo: 'ahead' } as const;

/** One statement: where it stands, what it comes to, its lines, and what is in question. */
interface Props {
  found: StatementDetail;
  search: LineSearch;
  /** What other features know of the company: what it owes, what it may still buy. */
  side: ReactNode;
}

export function StatementView({ found, search, side }: Props) {
  const { statementNo, title, cycleFrom, cycleTo, grouping, groupName, termDays, dueOn, acts, approval } = found;
  const selection = useSelection<StatementLine>();
  const [dispute, setDispute] = useState<string | null>(search.dispute ?? null);
  const choosable = acts.includes('confirm') || acts.includes('dispute');
  const facts = [
    `账期 ${cycleFrom} 至 ${cycleTo}`,
    groupName ? `${GROUPINGS[grouping]}：${groupName}` : '',
    '按签收数量',
    `账期 ${termDays} 天，${dueOn} 前付款`,
    `${displayTime(found.createdAt)} 出账`,
  ];
  return (
    <DetailPage
      title={title}
      number={statementNo}
      status={<StatementTags found={found} />}
      note={facts.filter(Boolean).join(' · ')}
      actions={<StatementActs found={found} />}
      progress={
        <ProgressSteps
          label="对账进度"
          steps={found.steps.map(({ code, label, state, note }) => ({ key: code, label, note, state: STATES[state] }))}
        />
      }
    >
      <div className={styles.page}>
        <Stack>
          <StatementSums found={found} />
          <WaitingDisputes found={found} onOpen={setDispute} />
          <ExceptionsSection statementNo={statementNo} open={found.openExceptions} />
          <StatementLines
            found={found}
            search={search}
            selection={selection}
            choosable={choosable}
            onDispute={setDispute}
          />
          <Summary found={found} />
          {approval.status !== 'none' && <DocumentApproval documentType="statement" documentNo={statementNo} />}
        </Stack>
        <Stack>
          {side}
          <StatementInvoices found={found} />
          <StatementPayments found={found} />
          <RateSection found={found} />
          <Section title="经过">
            <EventLog events={found.events} empty="还没有记录。" />
          </Section>
        </Stack>
      </div>
      {choosable && <StatementBar found={found} selection={selection} />}
      {dispute && <DisputeDialog key={dispute} disputeNo={dispute} onClose={() => setDispute(null)} />}
    </DetailPage>
  );
}
