import { useState } from 'react';
import { approvalHref } from '#business/paths/rules/public.ts';
import { DOCUMENT_KINDS } from '#features/approval-flows/contract/document-kinds.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApprovalDetail } from '../contract/approval-schemas.ts';
import { parseOverBudget } from '../rules/document-snapshot.ts';
import { ApprovalActs } from './approval-acts.tsx';
import styles from './approval-detail.module.css';
import { ApprovalLines } from './approval-lines.tsx';
import { ApprovalStatusTag } from './approval-status-tag.tsx';
import { ApprovalSteps } from './approval-steps.tsx';
import { ApprovalThread } from './approval-thread.tsx';
import { isBought, isDecidedByLine } from './approved-kinds.ts';
import { BudgetLines } from './budget-lines.tsx';
import { NobodyDecides } from './nobody-decides.tsx';

const REFUSED_HERE = '审批人不同意采购';

/** The page of a request: what is asked, why somebody has to agree, what it does to the budget, and who decides. */
export function ApprovalDetailView({ detail }: { detail: ApprovalDetail }) {
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const toggle = (lineNo: number) => {
    const next = new Set(refused);
    if (!next.delete(lineNo)) next.add(lineNo);
    setRefused(next);
  };
  const open = detail.lines.filter((line) => !line.refused && refused.has(line.lineNo));
  const chosen = open.map(({ lineNo }) => ({ lineNo, reason: REFUSED_HERE }));
  const choosing = detail.acts.includes('approve') && isDecidedByLine(detail);
  return (
    <DetailPage
      title="审批"
      number={detail.requestNo}
      status={<ApprovalStatusTag status={detail.status} label={detail.statusLabel} />}
      note={`${[detail.departmentName, detail.requesterName].filter(Boolean).join(' ')} 于 ${displayTime(detail.createdAt)} 提交`}
      actions={<ApprovalActs detail={detail} refused={chosen} />}
      progress={<Standing detail={detail} />}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section title={detail.title} note={`共 ${detail.lines.length} 行`} flush>
            <ApprovalLines
              lines={detail.lines}
              choice={choosing ? { refused, onToggle: toggle } : null}
              bought={isBought(detail)}
            />
          </Section>
          <ApprovalThread detail={detail} />
        </div>
        <Stack>
          <Section title="为什么需要审批">
            <Reasons detail={detail} />
          </Section>
          {detail.budgets.length > 0 && (
            <Section title="预算">
              <BudgetLines budgets={detail.budgets} facts={detail.facts} />
            </Section>
          )}
          <Section title="审批流程">
            <ApprovalSteps steps={detail.steps} />
          </Section>
          <Section title="单据信息">
            <Facts
              columns={1}
              facts={[
                { label: '单据号', value: <DocumentNo detail={detail} /> },
                ...parseOverBudget(detail.facts).others,
              ]}
            />
          </Section>
          {detail.similar.length > 0 && (
            <Section title="相似的在审申请">
              <Similar detail={detail} />
            </Section>
          )}
        </Stack>
      </div>
    </DetailPage>
  );
}

/** Its requester goes from here to the document itself. */
function DocumentNo({ detail: { documentHref, documentNo } }: { detail: ApprovalDetail }) {
  return documentHref ? <PageLink href={documentHref}>{documentNo}</PageLink> : documentNo;
}

function Standing({ detail }: { detail: ApprovalDetail }) {
  const { amount, documentType, waitingFor, holdUntil, note } = detail;
  return (
    <p className={styles.standing}>
      <span>
        {DOCUMENT_KINDS[documentType]}金额 <Money yuan={amount} exact className={styles.amount} />
      </span>
      {waitingFor.length > 0 && <span>等待 {waitingFor.join('、')}</span>}
      {detail.stranded && <NobodyDecides />}
      {holdUntil && (
        <span>
          {detail.holds}保留至 {displayTime(holdUntil)}
        </span>
      )}
      {note && <span>{note}</span>}
    </p>
  );
}

function Reasons({ detail }: { detail: ApprovalDetail }) {
  return (
    <ul className={styles.reasons}>
      {detail.reasons.map(({ flowName, because }) => (
        <li key={flowName}>
          <strong>{flowName}</strong>
          {because.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Similar({ detail }: { detail: ApprovalDetail }) {
  return (
    <ul className={styles.reasons}>
      {detail.similar.map((one) => (
        <li key={one.requestNo}>
          <PageLink href={approvalHref(one.requestNo)}>{one.title}</PageLink>
          <span>
            {one.requesterName}，<Money yuan={one.amount} exact />，{one.why}
          </span>
        </li>
      ))}
    </ul>
  );
}
