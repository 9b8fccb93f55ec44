import { displayTime } from '#platform/shared/display-time.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { openColumn } from '#platform/web/kits/list/open-column.tsx';
import type { DeskCorrection } from '../../contract/correction-contract.ts';
import { correctionTone } from '../correction-tone.ts';
import styles from './corrections.module.css';

export const correctionColumns = (onOpen: (row: DeskCorrection) => void): readonly ListColumn<DeskCorrection>[] => [
  { key: 'createdAt', title: '提交时间', width: 140, fixed: true, render: (row) => displayTime(row.createdAt) },
  { key: 'number', title: '编号', width: 170, rowHeader: true, fixed: true, render: (row) => row.number },
  {
    key: 'item',
    title: '商品',
    width: 230,
    render: (row) => (
      <span className={styles.pair}>
        <span>{row.productName}</span>
        <small>{row.itemCode}</small>
      </span>
    ),
  },
  { key: 'fields', title: '有误的内容', width: 100, render: (row) => row.fieldsText },
  { key: 'content', title: '说明', ellipsis: true, render: (row) => row.content },
  { key: 'pictures', title: '图片', width: 64, align: 'right', render: (row) => row.pictures.length || '—' },
  { key: 'firm', title: '提交方', width: 180, optional: true, render: (row) => row.firmName ?? '访客' },
  {
    key: 'status',
    title: '状态',
    width: 90,
    render: (row) => <Tag tone={correctionTone(row.status)}>{row.statusText}</Tag>,
  },
  openColumn((row) => (row.moves.length > 0 ? '处理' : '查看'), onOpen),
];
