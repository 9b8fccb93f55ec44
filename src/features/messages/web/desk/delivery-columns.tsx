import type { Delivery } from '#business/messages/contract/message-desk-contract.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';

export const DELIVERY_COLUMNS: readonly ListColumn<Delivery>[] = [
  { key: 'created', title: '产生时间', width: 150, fixed: true, render: ({ createdAt }) => displayTime(createdAt) },
  { key: 'event', title: '消息', width: 200, rowHeader: true, fixed: true, render: ({ eventName }) => eventName },
  { key: 'channel', title: '渠道', width: 110, render: ({ channelName }) => channelName },
  {
    key: 'status',
    title: '状态',
    width: 100,
    render: ({ status, statusName }) => <Tag tone={status === 'failed' ? 'danger' : 'progress'}>{statusName}</Tag>,
  },
  { key: 'attempts', title: '尝试次数', width: 100, align: 'right', render: ({ attempts }) => attempts },
  { key: 'problem', title: '原因', render: ({ problem }) => problem ?? '—' },
  {
    key: 'due',
    title: '下次发送',
    width: 150,
    render: (row) => (row.status === 'failed' ? '—' : displayTime(row.dueAt)),
  },
];
