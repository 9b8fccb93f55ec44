import { useQuery } from '@tanstack/react-query';
import { orderVatQuery } from '#features/orders/web/public.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';

interface VatRow {
  taxRate: string;
  goodsAmount: string;
  netAmount: string;
  taxAmount: string;
}

const COLUMNS: readonly Column<VatRow>[] = [
  { key: 'rate', header: '税率', rowHeader: true, render: (row) => row.taxRate },
  { key: 'goods', header: '含税金额', align: 'right', width: 140, render: (row) => row.goodsAmount },
  { key: 'net', header: '未税金额', align: 'right', width: 140, render: (row) => row.netAmount },
  { key: 'tax', header: '税额', align: 'right', width: 120, render: (row) => row.taxAmount },
];

/** Tax contained in what is left of an order, by rate: what its invoices will come to. */
export function OrderVat({ orderNo }: { orderNo: string }) {
  const { data } = useQuery(orderVatQuery(orderNo));
  if (!data) return null;
  return (
    <Section title={`订单 ${orderNo} 税额`} note={`未税 ${data.netAmount} · 税额 ${data.taxAmount}`} flush>
      <DataTable caption="订单税额" columns={COLUMNS} rows={data.list} rowKey={(row) => row.taxRate} compact stacks />
    </Section>
  );
}
