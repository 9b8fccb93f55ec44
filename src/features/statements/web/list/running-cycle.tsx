import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { StatementPreview } from '../../contract/statement-schemas.ts';
import { previewQuery } from '../statement-api.ts';

const whole = (count: number) => count.toLocaleString('zh-CN');
type Line = StatementPreview['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  { key: 'day', header: '日期', width: 96, render: (line) => line.day.slice(5) },
  {
    key: 'order',
    header: '订单',
    width: 150,
    rowHeader: true,
    render: (line) => <PageLink href={orderHref(line.orderNo)}>{line.orderNo}</PageLink>,
  },
  { key: 'name', header: '商品', render: (line) => line.name || line.sourceLabel },
  {
    key: 'quantity',
    header: '数量',
    width: 96,
    align: 'right',
    render: (line) => (line.quantity === 0 ? '—' : `${whole(line.quantity)} ${line.unit}`),
  },
  {
    key: 'amount',
    header: '含税金额',
    width: 124,
    align: 'right',
    render: (line) => <Money yuan={line.amount} exact />,
  },
];

/** What would stand on the statement if the running cycle ended now: seen before it is made, not after. */
export function RunningCycle() {
  const { data } = useQuery(previewQuery);
  const [open, setOpen] = useState(false);
  if (!data || data.total.lines === 0) return null;
  const { total, groups, lines, cycleFrom, cycleTo } = data;
  const shown = lines.map((line, place) => ({ ...line, place }));
  return (
    <Section
      title="本期未出账"
      note={`${cycleFrom} 至 ${cycleTo}，截止后出账`}
      action={
        <Button kind="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起明细' : '查看明细'}
        </Button>
      }
      flush={open}
    >
      {open ? (
        <DataTable
          stacks
          compact
          caption="本期未出账明细"
          columns={COLUMNS}
          rows={shown}
          rowKey={(line) => String((line as Line & { place: number }).place)}
        />
      ) : (
        <Facts
          facts={[
            {
              label: '已签收',
              value: `${whole(total.lines)} 行${groups.length > 1 ? `，分 ${groups.length} 张` : ''}`,
            },
            { label: '含税金额', value: <Money yuan={total.amount} exact /> },
            { label: '预计应付', value: <Money yuan={total.due} exact /> },
          ]}
        />
      )}
    </Section>
  );
}
