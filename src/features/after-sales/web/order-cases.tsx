import { useQuery } from '@tanstack/react-query';
import { caseHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CaseListRow } from '../contract/case-schemas.ts';
import { amountsOf } from './case-amounts.ts';
import { orderCasesQuery } from './case-api.ts';
import { CaseTag } from './case-tag.tsx';

const goodsOf = ({ firstLines: [first], lineCount }: CaseListRow) =>
  first
    ? `${first.productName} × ${first.quantity} ${first.orderUnit}${lineCount > 1 ? ` 等 ${lineCount} 种` : ''}`
    : '';

const COLUMNS: readonly Column<CaseListRow>[] = [
  {
    key: 'no',
    header: '售后单号',
    width: 150,
    rowHeader: true,
    render: (row) => <PageLink href={caseHref(row.caseNo)}>{row.caseNo}</PageLink>,
  },
  { key: 'kind', header: '类型', width: 100, render: (row) => row.kindLabel },
  { key: 'goods', header: '商品', render: goodsOf },
  {
    key: 'amount',
    header: '金额',
    width: 120,
    align: 'right',
    render: (row) => <Money yuan={amountsOf(row).granted ?? row.askedAmount} exact />,
  },
  {
    key: 'status',
    header: '状态',
    width: 120,
    render: (row) => <CaseTag status={row.status} label={row.statusLabel} />,
  },
  { key: 'at', header: '申请时间', width: 140, render: (row) => displayTime(row.createdAt) },
];

/** After-sales of one order; nothing where there are none, or they are not the reader's. */
export function OrderCases({ orderNo, enabled }: { orderNo: string; enabled: boolean }) {
  const { data } = useQuery({ ...orderCasesQuery(orderNo), enabled });
  if (!data || data.total === 0) return null;
  return (
    <Section title="售后" note={`共 ${data.total} 张`} flush>
      <DataTable stacks caption="订单的售后单" columns={COLUMNS} rows={data.list} rowKey={(row) => row.caseNo} />
    </Section>
  );
}
