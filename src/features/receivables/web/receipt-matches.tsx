import { displayYuan } from '#platform/shared/display-money.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OwnReceipt } from '../contract/receivable-schemas.ts';
import type { StatementHref } from './item-columns.tsx';
import styles from './receivables.module.css';

/** What a receipt was put on and how that was found; what is left of it. */
export function ReceiptMatches({
  receipt: { allocations, free },
  hrefOf,
}: {
  receipt: Pick<OwnReceipt, 'allocations' | 'free'>;
  hrefOf: StatementHref;
}) {
  return (
    <Stack gap={2}>
      {allocations.map(({ statementNo, invoiceNo, amount, matchedLabel, at }) => (
        <span key={`${statementNo}${at}${amount}`}>
          <PageLink href={hrefOf(statementNo)}>{statementNo}</PageLink> {displayYuan(amount)}
          <small className={styles.note}>
            {' '}
            {matchedLabel}
            {invoiceNo && ` · 发票 ${invoiceNo}`}
          </small>
        </span>
      ))}
      {free !== '0.00' && <span className={styles.note}>余 {displayYuan(free)} 待核销</span>}
      {allocations.length === 0 && free === '0.00' && '—'}
    </Stack>
  );
}
