import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DESK_INVOICE_RULES_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { InvoiceFirmTerms } from '../../contract/invoice-desk-contract.ts';
import { firmTermsQuery } from './desk-api.ts';
import { FirmTermsDialog } from './firm-terms-dialog.tsx';

const mergeWords = (merge: boolean) => (merge ? '多张订单合并开票' : '按订单分开开票');
const reviewWords = (alone: string) =>
  alone === '0.00' ? '逐单人工审核（按平台规则）' : `${displayYuan(alone)} 以内免审核（按平台规则）`;
/** What holds, and whether it is the shop's own. */
const held = <T,>(own: T | null, shop: T, words: (value: T) => string): string =>
  own === null ? `${words(shop)}（按平台规则）` : words(own);

function termsFacts({ shop, mostLines, limit, merge, remarkTemplate, reviewed }: InvoiceFirmTerms) {
  return [
    { label: '单张限额', value: held(limit, shop.limit, displayYuan) },
    { label: '单张最多行数', value: held(mostLines, shop.mostLines, (count) => `${count} 行`) },
    { label: '默认开票方式', value: held(merge, shop.merge, mergeWords) },
    { label: '默认备注模板', value: held(remarkTemplate, shop.remarkTemplate, (text) => text || '不写备注') },
    { label: '审核', value: reviewed ? '逐单人工审核' : reviewWords(shop.alone) },
  ];
}

/** How one customer is invoiced, on the desk's page of a customer. */
function CustomerInvoiceTerms({ customerCode }: { customerCode: string }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const may = session?.permissions.includes('DESK_INVOICES') ?? false;
  const { data } = useQuery({ ...firmTermsQuery(customerCode), enabled: may });
  const [open, setOpen] = useState(false);
  if (!data) return null;
  return (
    <Section
      title="开票约定"
      action={
        <Row gap={12}>
          <PageLink href={DESK_INVOICE_RULES_PATH}>平台开票规则</PageLink>
          <Button size="sm" onClick={() => setOpen(true)}>
            修改开票约定
          </Button>
        </Row>
      }
    >
      <Facts facts={termsFacts(data)} />
      {open && <FirmTermsDialog customerCode={customerCode} terms={data} onClose={() => setOpen(false)} />}
    </Section>
  );
}

export const invoiceTermsPart = ({ customerCode }: { customerCode: string }): ReactNode => (
  <CustomerInvoiceTerms key="invoices" customerCode={customerCode} />
);
