import { useQuery } from '@tanstack/react-query';
import { MESSAGE_KINDS, type MessageKind } from '#business/messages/contract/message-words.ts';
import { type TabLink, TabLinks } from '#platform/web/display/tab-links.tsx';
import { useMessagePlaces } from './message-places.ts';
import { messageCountsQuery } from './message-queries.ts';

export type MessageTab = 'all' | MessageKind | 'settings' | 'company';

const KINDS = Object.entries(MESSAGE_KINDS) as [MessageKind, string][];

/** Messages by what they want, with how many are unread, and beside them who gets which. */
export function MessageTabs({ current }: { current: MessageTab }) {
  const places = useMessagePlaces();
  const { data: counts } = useQuery(messageCountsQuery);
  const unread = counts?.unread;
  const tabs: TabLink[] = [
    { key: 'all', label: '全部', href: places.list, count: unread?.total },
    ...KINDS.map(([key, label]) => ({ key, label, href: `${places.list}?kind=${key}`, count: unread?.[key] })),
    { key: 'settings', label: '接收设置', href: places.settings },
    ...(places.company ? [{ key: 'company', label: '公司设置', href: places.company }] : []),
  ];
  return <TabLinks label="消息分类" tabs={tabs} current={current} />;
}
