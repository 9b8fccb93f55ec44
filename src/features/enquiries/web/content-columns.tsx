import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';

/** What is asked for, and in how many lines: in the lists of both sides. */
export const contentColumns: readonly ListColumn<{ urgent: boolean; title: string; lineCount: number }>[] = [
  {
    key: 'title',
    title: '内容',
    ellipsis: true,
    render: (row) => (
      <>
        {row.urgent && <Tag tone="danger">加急</Tag>} {row.title}
      </>
    ),
  },
  { key: 'lines', title: '行数', width: 64, align: 'right', render: (row) => row.lineCount },
];
