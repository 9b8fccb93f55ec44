import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';

const desk = { method: 'POST', identities: STAFF, permission: 'DESK_MONITORING', specified: false } as const;

/** What is on its way to somebody, or did not arrive; never what it says. */
const delivery = z.object({
  id: rowId,
  channelName: z.string(),
  eventName: z.string(),
  status: z.enum(['waiting', 'failed']),
  statusName: z.string(),
  attempts: z.int(),
  problem: z.string().nullable(),
  createdAt: z.string(),
  dueAt: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

/** Messages that could not be delivered, as the desk looks after them. */
export const messageDeskContract = {
  deliveries: defineEndpoint({
    ...desk,
    path: '/news-center/desk/deliveries',
    summary: '查询未送达的消息',
    input: z.strictObject({ status: z.enum(['waiting', 'failed']).default('failed'), ...pageInput }),
    output: pageOf(delivery),
  }),
  repeat: defineEndpoint({
    ...desk,
    path: '/news-center/desk/repeat',
    summary: '重新发送未送达的消息',
    input: z.strictObject({ ids: z.array(rowId).min(1).max(100) }),
    output: z.object({ repeated: z.int() }),
    transaction: 'write',
  }),
};
