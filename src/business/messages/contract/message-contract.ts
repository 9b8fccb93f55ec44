import { z } from 'zod';
import { defineEndpoint, LOGGED_IN } from '#platform/shared/define-endpoint.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { messageSettingErrors } from './message-errors.ts';
import { listInput, messageCounts, messageKind, messagePage, unreadCounts } from './message-schemas.ts';
import { preferences, preferencesInput } from './message-settings-schemas.ts';

/** A person's own messages in the company of the session; a colleague's are as foreign as another company's. */
const own = { identities: LOGGED_IN, specified: false } as const;
const nothing = z.strictObject({});

/** Messages (specification 2.3, push; behaviours 2.15). The live stream is no call: `streamEvents` says what it tells. */
export const messageContract = {
  list: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/news-center/message/list',
    summary: '查询消息',
    input: listInput,
    output: messagePage,
  }),
  unread: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/news-center/message/unread',
    summary: '查询未读消息数',
    input: nothing,
    output: unreadCounts,
  }),
  counts: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/news-center/message/counts',
    summary: '查询未读消息数与待办数',
    input: nothing,
    output: messageCounts,
  }),
  read: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/news-center/message/read',
    summary: '标记消息为已读',
    input: z.strictObject({ ids: z.array(rowId).min(1).max(200) }),
    output: unreadCounts,
    transaction: 'write',
  }),
  readAll: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/news-center/message/readAll',
    summary: '全部标记为已读',
    /** `upTo`: the newest the page shows; what came meanwhile stays unread. */
    input: z.strictObject({ kind: messageKind.optional(), upTo: rowId.optional() }),
    output: unreadCounts,
    transaction: 'write',
  }),
  preferences: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/news-center/message/preferences',
    summary: '查询消息接收设置',
    input: nothing,
    output: preferences,
  }),
  savePreferences: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/news-center/message/savePreferences',
    summary: '保存消息接收设置',
    input: preferencesInput,
    output: preferences,
    transaction: 'write',
    errors: messageSettingErrors,
  }),
};
