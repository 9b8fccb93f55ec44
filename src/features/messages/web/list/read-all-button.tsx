import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MESSAGE_KINDS } from '#business/messages/contract/message-words.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { MessageFilter } from '../live/merge-messages.ts';
import { LIST_KEY, messageCountsQuery, panelQuery } from '../message-queries.ts';
import { readAllMessages } from '../read-messages.ts';

type Props = {
  filter: MessageFilter;
  /** Of the messages shown: what comes after it stays unread. */
  newest: string | undefined;
};

/** Marks what the tab shows as read. A narrower list has no such button: it would read what is not on show. */
export function ReadAllButton({ filter: { kind, group, keyword }, newest }: Props) {
  const client = useQueryClient();
  const { data: counts } = useQuery(messageCountsQuery);
  const { busy, run } = useAct({
    passing: true,
    renews: [LIST_KEY, panelQuery.queryKey],
    otherwise: '没有成功，请检查网络后重试',
  });
  const unread = counts?.unread[kind ?? 'total'] ?? 0;
  if (newest === undefined || group || keyword || unread === 0) return null;
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() => void run(() => readAllMessages(client, newest, kind), '已全部标为已读')}
    >
      {kind ? `${MESSAGE_KINDS[kind]}全部标为已读` : '全部标为已读'}
    </Button>
  );
}
