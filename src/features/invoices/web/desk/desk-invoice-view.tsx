import { EventLog, StateTag } from '#business/documents/web/public.ts';
import { DESK_INVOICES_PATH } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import type { DeskDetail } from '../../contract/invoice-schemas.ts';
import { applicationStates } from '../../rules/application-states.ts';
import { ApplicationFacts, DESK_SIDE, InvoiceBlock, WantedLines } from '../detail/invoice-parts.tsx';
import { DeskInvoiceActs, DeskInvoiceButtons, DeskRedActs } from './desk-invoice-acts.tsx';

function noteOf({ firmName, applicantName, createdAt, dueAt, assigneeName, amount }: DeskDetail): string {
  const promise = dueAt ? `，应于 ${displayTime(dueAt)} 前处理` : '';
  return `${firmName} ${applicantName} 于 ${displayTime(createdAt)} 申请 ¥${amount}${promise}，处理人：${assigneeName || '未受理'}`;
}

/** Everything about an application that the desk works with. */
export function DeskInvoiceView({ found }: { found: DeskDetail }) {
  const { applicationNo, status, statusLabel, invoices } = found;
  return (
    <Stack>
      <Breadcrumb items={[{ label: '开票处理', href: DESK_INVOICES_PATH }, { label: applicationNo }]} />
      <DetailPage
        title="开票申请"
        number={applicationNo}
        status={<StateTag states={applicationStates} status={status} label={statusLabel} />}
        note={noteOf(found)}
        actions={<DeskInvoiceActs found={found} />}
      >
        <WantedLines lines={found.lines} />
        {invoices.map((invoice) => (
          <InvoiceBlock
            key={invoice.requestNo}
            invoice={invoice}
            at={DESK_SIDE}
            acts={<DeskInvoiceButtons invoice={invoice} />}
            redActs={(red) => <DeskRedActs red={red} />}
          />
        ))}
        <ApplicationFacts found={found} at={DESK_SIDE} />
        <Section title="处理记录">
          <EventLog events={found.events} />
        </Section>
      </DetailPage>
    </Stack>
  );
}
