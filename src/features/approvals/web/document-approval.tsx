import { approvalHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { useDocumentApproval } from './approval-queries.ts';
import { ApprovalStatusTag } from './approval-status-tag.tsx';
import { ApprovalSteps } from './approval-steps.tsx';
import { NobodyDecides } from './nobody-decides.tsx';
import styles from './order-approval.module.css';

type Props = Parameters<typeof useDocumentApproval>[0];

/** How far the approval of a document is, with the clock of its hold; nothing for those nobody had to agree to. */
export function DocumentApproval(document: Props) {
  const { data } = useDocumentApproval(document);
  if (!data) return null;
  const { requestNo, status, statusLabel, waitingFor, stranded, holds, holdUntil, reasons, steps } = data;
  return (
    <Section title="审批进度" action={<PageLink href={approvalHref(requestNo)}>审批详情</PageLink>}>
      <p className={styles.standing}>
        <ApprovalStatusTag status={status} label={statusLabel} />
        {waitingFor.length > 0 && <span>等待 {waitingFor.join('、')}</span>}
        {stranded && <NobodyDecides />}
        {holdUntil && (
          <span>
            {holds}保留至 {displayTime(holdUntil)}
          </span>
        )}
        <span className={styles.why}>{reasons.flatMap(({ because }) => because).join('；')}</span>
      </p>
      <ApprovalSteps steps={steps} />
    </Section>
  );
}
