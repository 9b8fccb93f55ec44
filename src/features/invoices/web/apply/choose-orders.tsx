import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { InvoicePlace } from '../../contract/apply-schemas.ts';
import { placesQuery } from '../invoice-api.ts';

interface ChooseOrdersProps {
  chosen: readonly string[];
  onChange: (orderNos: string[]) => void;
}

/** Orders of which something may be invoiced; several go together. */
export function ChooseOrders({ chosen, onChange }: ChooseOrdersProps) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState<string | undefined>(undefined);
  const { data } = useQuery(placesQuery(keyword));
  const toggle = (orderNo: string) =>
    onChange(chosen.includes(orderNo) ? chosen.filter((one) => one !== orderNo) : [...chosen, orderNo]);
  const columns: readonly Column<InvoicePlace>[] = [
    {
      key: 'orderNo',
      header: '订单',
      rowHeader: true,
      render: (row) => (
        <Checkbox label={row.orderNo} checked={chosen.includes(row.orderNo)} onChange={() => toggle(row.orderNo)} />
      ),
    },
    { key: 'po', header: 'PO 号', width: 150, render: (row) => row.poNumber ?? '—' },
    { key: 'title', header: '订单抬头', width: 220, render: (row) => row.title || '未填写' },
    { key: 'lines', header: '可开行数', width: 90, align: 'right', render: (row) => row.lineCount },
    {
      key: 'amount',
      header: '可开金额',
      width: 130,
      align: 'right',
      render: (row) => <Money yuan={row.amount} exact />,
    },
    { key: 'at', header: '下单日期', width: 110, render: (row) => displayTime(row.submittedAt).slice(0, 10) },
  ];
  return (
    <Section title="选择订单" note={data ? `可开票订单 ${data.total} 张，已选 ${chosen.length} 张` : undefined} flush>
      <FilterBar
        label="查找可开票订单"
        active={keyword !== undefined}
        onSearch={() => setKeyword(typed.trim() || undefined)}
        onReset={() => {
          setTyped('');
          setKeyword(undefined);
        }}
      >
        <FilterText label="订单号 / PO号 / 商品" width={240} value={typed} onChange={setTyped} maxLength={60} />
      </FilterBar>
      <DataTable
        caption="可开票订单"
        columns={columns}
        rows={data?.list ?? []}
        rowKey={(row) => row.orderNo}
        compact
        stacks
      />
    </Section>
  );
}
