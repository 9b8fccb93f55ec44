import type { TransferTask } from '#business/transfers/contract/transfer-schemas.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { fileSizeText } from '#platform/shared/file-size.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { TaskActs } from './task-acts.tsx';
import { TaskState } from './task-state.tsx';

export const TASK_COLUMNS: readonly ListColumn<TransferTask>[] = [
  {
    key: 'file',
    title: '文件',
    rowHeader: true,
    fixed: true,
    render: ({ fileName, label, scheduled }) => (
      <Pair>
        <span>{fileName}</span>
        <small>
          {label} {scheduled && <Tag tone="accent">定时</Tag>}
        </small>
      </Pair>
    ),
  },
  { key: 'state', title: '状态', width: 230, fixed: true, render: (task) => <TaskState task={task} /> },
  {
    key: 'rows',
    title: '行数',
    width: 90,
    align: 'right',
    render: ({ status, rowsDone }) =>
      status === 'done' || status === 'expired' ? rowsDone.toLocaleString('zh-CN') : '—',
  },
  {
    key: 'size',
    title: '大小',
    width: 90,
    align: 'right',
    render: ({ bytes }) => (bytes === null ? '—' : fileSizeText(bytes)),
  },
  { key: 'created', title: '提交时间', width: 150, render: ({ createdAt }) => displayTime(createdAt) },
  {
    key: 'fetched',
    title: '最近下载',
    width: 150,
    optional: true,
    render: ({ fetchedAt }) => (fetchedAt === null ? '—' : displayTime(fetchedAt)),
  },
  { key: 'acts', title: '操作', width: 110, fixed: true, render: (task) => <TaskActs task={task} /> },
];
