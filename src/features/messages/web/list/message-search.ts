import {
  MESSAGE_GROUPS,
  MESSAGE_KINDS,
  type MessageGroup,
  type MessageKind,
} from '#business/messages/contract/message-words.ts';
import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { MessageFilter } from '../live/merge-messages.ts';

const known = <Key extends string>(words: Readonly<Record<Key, string>>, value: unknown): Key | undefined =>
  typeof value === 'string' && Object.hasOwn(words, value) ? (value as Key) : undefined;

/** What the address of the page says; absent means: everything, newest first. */
export function readMessageSearch(search: Record<string, unknown>): MessageFilter {
  return {
    kind: known<MessageKind>(MESSAGE_KINDS, search.kind),
    unread: Number(search.unread) === 1 || undefined,
    group: known<MessageGroup>(MESSAGE_GROUPS, search.group),
    keyword: readTextInUrl(search.keyword, 60),
  };
}
