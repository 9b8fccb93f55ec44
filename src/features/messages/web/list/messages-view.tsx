import { Card } from '#platform/web/display/card.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { MessageFilter } from '../live/merge-messages.ts';
import { MessageTabs } from '../message-tabs.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageList } from './message-list.tsx';
import { TodoStrip } from './todo-strip.tsx';

/** What waits, and the messages of a person: those that come meanwhile appear by themselves. */
export function MessagesView({ filter }: { filter: MessageFilter }) {
  const address = useListAddress();
  return (
    <Stack>
      <TodoStrip />
      <Card as="section" aria-labelledby="messages-title">
        <h1 id="messages-title" className="visually-hidden">
          消息中心
        </h1>
        <MessageTabs current={filter.kind ?? 'all'} />
        <MessageFilters key={filter.keyword} filter={filter} address={address} />
        <MessageList filter={filter} />
      </Card>
    </Stack>
  );
}
