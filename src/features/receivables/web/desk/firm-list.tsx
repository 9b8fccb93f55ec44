import { useState } from 'react';
import { ExportButton } from '#business/transfers/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import type { FirmRow } from '../../contract/receivable-schemas.ts';
import { AGE_BUCKETS, AGEING } from '../../rules/ageing.ts';
import { BookDialog } from './book-dialog.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { KeywordBar } from './keyword-bar.tsx';
import type { ReceivableListProps } from './list-props.ts';
import { overviewQuery } from './load-receivables.ts';
import { exportedItems } from './receivables-search.ts';

const columns = (address: ListAddress): readonly ListColumn<FirmRow>[] => [
  {
    key: 'firm',
    title: '客户',
    rowHeader: true,
    fixed: true,
    render: ({ firmName, customerCode }) => (
      <Pair>
        <a href={address.hrefOf({ firm: customerCode })}>{firmName}</a>
        <small>{customerCode}</small>
      </Pair>
    ),
  },
  {
    key: 'open',
    title: '未付',
    width: 130,
    align: 'right',
    fixed: true,
    render: ({ open }) => <Money yuan={open} exact />,
  },
  ...AGE_BUCKETS.map(
    (bucket): ListColumn<FirmRow> => ({
      key: bucket,
      title: AGEING[bucket].label,
      width: 120,
      align: 'right',
      render: ({ ageing }) => (ageing[bucket] === '0.00' ? '—' : <Money yuan={ageing[bucket]} exact />),
    }),
  ),
  {
    key: 'free',
    title: '待核销回款',
    width: 120,
    align: 'right',
    render: ({ free }) => (free === '0.00' ? '—' : <Money yuan={free} exact />),
  },
  {
    key: 'credit',
    title: '已用 / 授信',
    width: 150,
    align: 'right',
    render: ({ used, limit }) => (
      <Pair>
        <Money yuan={used} exact />
        <small>{limit === null ? '不限' : <Money yuan={limit} />}</small>
      </Pair>
    ),
  },
];

/** Companies by what they owe, what is longest overdue first. */
export function FirmList({ search, address, tabs, userId }: ReceivableListProps) {
  const result = useListQuery(overviewQuery(search));
  const [booking, setBooking] = useState(false);
  return (
    <Stack>
      {result.data && <FigureTiles figures={result.data.figures} />}
      <ListPage
        title="应收账款"
        storeKey={`desk-receivables:${userId}`}
        address={address}
        page={search}
        result={result}
        tabs={tabs}
        filters={<KeywordBar key={search.keyword} keyword={search.keyword} label="客户名称或编号" address={address} />}
        tools={
          <>
            <ExportButton {...exports['desk-open-items']} input={exportedItems(search)}>
              导出明细
            </ExportButton>
            <Button kind="primary" onClick={() => setBooking(true)}>
              登记回款
            </Button>
          </>
        }
        table={{
          columns: columns(address),
          rowKey: (row) => row.customerCode,
          stacks: true,
          empty: <EmptyState title="没有符合条件的客户">没有未付的对账单。</EmptyState>,
        }}
      />
      {booking && <BookDialog customerCode="" onClose={() => setBooking(false)} />}
    </Stack>
  );
}
