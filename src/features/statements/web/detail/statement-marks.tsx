import { INVOICES_PATH, invoiceStatementHref, USER_CREDIT_PATH } from '#business/paths/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { StatementDetail, StatementMark } from '../../contract/statement-schemas.ts';
import styles from './statement-marks.module.css';

type Shown = Pick<StatementDetail, 'marks' | 'statementNo' | 'due' | 'invoiced' | 'paid' | 'open' | 'byState'>;

/** What of a statement is invoiced, and by which invoices. */
export function StatementInvoices({ found: { marks, statementNo, due, invoiced, byState } }: { found: Shown }) {
  const confirmed = byState.confirmed?.lines ?? 0;
  return (
    <Section title="开票" action={<PageLink href={INVOICES_PATH}>全部</PageLink>}>
      <Sum label="已开票" yuan={invoiced} of={due} />
      <Marks label="本单发票" marks={marks.filter(({ kind }) => kind === 'invoiced')} />
      {confirmed > 0 && invoiced !== due && (
        <p className={styles.note}>
          已确认 {confirmed.toLocaleString('zh-CN')} 行，
          <PageLink href={invoiceStatementHref(statementNo)}>去开票</PageLink>
        </p>
      )}
    </Section>
  );
}

/** What of it is paid, and by which receipts. */
export function StatementPayments({ found: { marks, due, paid, open } }: { found: Shown }) {
  return (
    <Section title="回款" action={<PageLink href={USER_CREDIT_PATH}>全部</PageLink>}>
      <Sum label="已付" yuan={paid} of={due} />
      <Marks label="本单回款" marks={marks.filter(({ kind }) => kind === 'paid')} />
      {open !== '0.00' && (
        <p className={styles.note}>
          未付 <Money yuan={open} exact />
        </p>
      )}
    </Section>
  );
}

const Sum = ({ label, yuan, of }: { label: string; yuan: string; of: string }) => (
  <p className={styles.sum}>
    <span>{label}</span>
    <span>
      <strong>
        <Money yuan={yuan} exact />
      </strong>
      <small>
        / <Money yuan={of} exact />
      </small>
    </span>
  </p>
);

function Marks({ label, marks }: { label: string; marks: readonly StatementMark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={label}>
      {marks.map(({ documentNo, amount, at }) => (
        <li key={`${documentNo} ${at}`}>
          <span>
            {documentNo}
            <small>{displayDay(at).slice(5)}</small>
          </span>
          <Money yuan={amount} exact />
        </li>
      ))}
    </ul>
  );
}
