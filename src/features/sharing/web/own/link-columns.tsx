import { displayTime } from '#platform/shared/display-time.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { ShareLink } from '../../contract/share-schemas.ts';
import { LinkActs } from './link-acts.tsx';

const nameOf = ({ kindLabel, title, objectNo, forWhom }: ShareLink) =>
  `${title || objectNo || kindLabel}${forWhom && `（给 ${forWhom}）`}`;

export const linkName = (link: ShareLink): string => `${link.kindLabel} ${nameOf(link)}`;

export const linkColumns: readonly ListColumn<ShareLink>[] = [
  { key: 'title', title: '内容', fixed: true, rowHeader: true, render: nameOf },
  { key: 'kind', title: '类型', width: 110, render: (link) => link.kindLabel },
  {
    key: 'state',
    title: '状态',
    width: 90,
    render: ({ state, stateLabel }) => <Tag tone={state === 'open' ? 'success' : 'neutral'}>{stateLabel}</Tag>,
  },
  { key: 'prices', title: '价格', width: 90, render: ({ prices }) => (prices ? '可见' : '不可见') },
  { key: 'opens', title: '打开', width: 80, align: 'right', render: ({ opens }) => `${opens} 次` },
  { key: 'visitors', title: '访客', width: 80, align: 'right', render: ({ visitors }) => `${visitors} 位` },
  { key: 'created', title: '生成时间', width: 150, render: ({ createdAt }) => displayTime(createdAt) },
  { key: 'until', title: '有效至', width: 150, render: ({ until }) => displayTime(until) },
  {
    key: 'acts',
    title: '操作',
    width: 150,
    fixed: true,
    render: (link) => <LinkActs link={link} name={linkName(link)} />,
  },
];
