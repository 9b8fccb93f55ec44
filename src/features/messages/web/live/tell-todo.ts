import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '#business/messages/contract/message-schemas.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { readMessages } from '../read-messages.ts';

const SHOWN_MS = 8_000;
/** What it tells of: the next one takes its place. */
const ABOUT = 'new-todo';

/** Says what there is to do now, to whoever is looking at the page. */
export function tellTodo(client: QueryClient, { id, kind, readAt, title, href }: Message, go: (href: string) => void) {
  if (kind !== 'todo' || readAt !== null || document.visibilityState !== 'visible') return;
  const open = (to: string) => {
    void readMessages(client, [id]);
    go(to);
  };
  const action = href === null ? undefined : { label: '查看', onPress: () => open(href) };
  notify.info(title, { durationMs: SHOWN_MS, about: ABOUT, action });
}
