import { StateTag } from '#business/documents/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { DeskPayment } from '../../contract/payment-schemas.ts';
import { paymentStates } from '../../rules/payment-status.ts';

const ACT_LABELS = { confirm: '确认到账', refund: '确认退款' } as const;

export const paymentColumns = (onAct: (row: DeskPayment) => void): readonly ListColumn<DeskPayment>[] => [
  { key: 'createdAt', title: '创建时间', width: 140, fixed: true, render: (row) => displayTime(row.createdAt) },
  {
    key: 'number',
    title: '订单号',
    width: 170,
    rowHeader: true,
    fixed: true,
    render: (row) => (
      <Pair>
        <span>{row.orderNo}</span>
        <small>{row.payNo}</small>
      </Pair>
    ),
  },
  {
    key: 'firm',
    title: '客户',
    render: (row) => (
      <Pair>
        <span>{row.firmName}</span>
        {row.poNumber && <small>PO 号 {row.poNumber}</small>}
      </Pair>
    ),
  },
  {
    key: 'amount',
    title: '金额',
    width: 150,
    align: 'right',
    render: ({ amount, refund }) => (
      <Pair>
        <Money yuan={amount} exact />
        {refund && (
          <small>
            退 <Money yuan={refund.amount} exact />
            {refund.by === 'channel' && '，渠道处理中'}
          </small>
        )}
        {refund?.failure && <small>{refund.failure}</small>}
      </Pair>
    ),
  },
  { key: 'channel', title: '方式', width: 100, render: (row) => row.channelLabel },
  {
    key: 'status',
    title: '状态',
    width: 90,
    render: (row) => <StateTag states={paymentStates} status={row.status} label={row.statusLabel} />,
  },
  { key: 'order', title: '订单状态', width: 90, render: (row) => row.orderStatusLabel },
  { key: 'until', title: '保留至', width: 140, optional: true, render: (row) => displayTime(row.expiresAt) },
  {
    key: 'trade',
    title: '流水号',
    width: 160,
    optional: true,
    ellipsis: true,
    render: (row) => row.channelTradeNo ?? '—',
  },
  {
    key: 'acts',
    title: '操作',
    width: 100,
    fixed: true,
    render: (row) => {
      const { act } = row;
      return (
        act && (
          <Button kind="quiet" size="sm" aria-label={`${ACT_LABELS[act]} ${row.orderNo}`} onClick={() => onAct(row)}>
            {ACT_LABELS[act]}
          </Button>
        )
      );
    },
  },
];
