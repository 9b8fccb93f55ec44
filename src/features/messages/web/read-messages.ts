import type { QueryClient } from '@tanstack/react-query';
import type { MessageKind } from '#business/messages/contract/message-words.ts';
import { renewMessages, setUnread, showRead } from './live/hear-event.ts';
import { messageApi } from './message-api.ts';

/** Marks messages as read because somebody opens them: shown at once, and taken back where it did not go through. */
export async function readMessages(client: QueryClient, ids: string[]): Promise<void> {
  showRead(client, ids);
  try {
    setUnread(client, await messageApi.call.read({ ids }));
  } catch {
    await renewMessages(client);
  }
}

/** Marks everything of a kind as read that is not newer than what the page shows. */
export async function readAllMessages(client: QueryClient, upTo: string, kind?: MessageKind): Promise<void> {
  setUnread(client, await messageApi.call.readAll({ kind, upTo }));
}
