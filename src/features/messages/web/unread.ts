import { skipToken, useQuery } from '@tanstack/react-query';
import type { UnreadCounts } from '#business/messages/contract/message-schemas.ts';

/** Where the page keeps how much is unread. Nothing asks for it: the stream tells, which begins after the first paint. */
export const UNREAD_KEY = ['unread-messages'] as const;

/** Null while it is not known. */
export function useUnread(): UnreadCounts | null {
  const { data = null } = useQuery<UnreadCounts>({ queryKey: UNREAD_KEY, queryFn: skipToken });
  return data;
}
