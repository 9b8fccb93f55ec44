import { useQuery } from '@tanstack/react-query';
import { invoiceHref } from '#business/paths/rules/public.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { RedTodo } from '../../contract/invoice-schemas.ts';
import { redTodosQuery } from '../invoice-api.ts';

const COLUMNS: readonly Column<RedTodo>[] = [
  {
    key: 'redNo',
    header: '红字确认单',
    rowHeader: true,
    render: (row) => <PageLink href={invoiceHref(row.applicationNo)}>{row.redNo}</PageLink>,
  },
  { key: 'invoice', header: '发票号码', width: 200, render: (row) => row.invoiceNo },
  { key: 'reason', header: '原因', width: 100, render: (row) => row.reasonLabel },
  {
    key: 'amount',
    header: '红冲金额',
    width: 120,
    align: 'right',
    render: (row) => <Money yuan={row.amount} exact />,
  },
  {
    key: 'who',
    header: '等待',
    width: 110,
    render: (row) => (row.own ? <Tag tone="warning">待我方确认</Tag> : '待销方确认'),
  },
  {
    key: 'clock',
    header: '剩余时间',
    width: 110,
    render: (row) => (
      <Tag tone={row.hoursLeft < 24 ? 'danger' : 'warning'}>
        {row.hoursLeft === 0 ? '已超时' : `${row.hoursLeft} 小时`}
      </Tag>
    ),
  },
];

/** Red letters with their 72-hour clocks; nothing where none runs. */
export function RedTodos() {
  const { data } = useQuery(redTodosQuery);
  if (!data || data.length === 0) return null;
  const own = data.filter((todo) => todo.own).length;
  return (
    <Section
      title="红字确认单待办"
      note={own > 0 ? `${own} 张等我方确认，超过 72 小时自动作废` : '等销方确认，超过 72 小时自动作废'}
      flush
    >
      <DataTable caption="红字确认单待办" columns={COLUMNS} rows={data} rowKey={(row) => row.redNo} compact stacks />
    </Section>
  );
}
