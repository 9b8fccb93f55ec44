import type { Post } from '#business/messages/api/public.ts';
import { deskOrderHref } from '#business/paths/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { orderMessages } from '../contract/message-events.ts';
import { CONFIRM_HOURS } from '../rules/confirm-patience.ts';
import { readUnconfirmed } from './unconfirmed-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Tells the desk, once, of each order that waits too long for its word. */
export async function tellUnconfirmed(database: Database, { messages }: Post): Promise<void> {
  await inTransaction(database, WORKER, 'write', async (db) => {
    for (const { id, orderNo, poNumber, totalFen, firmName } of await readUnconfirmed(db)) {
      await messages.tell(db, {
        ...{ event: orderMessages.unconfirmed, firmId: null, to: [], holders: 'DESK_ORDERS' },
        key: `order.unconfirmed:${id}`,
        title: `订单 ${orderNo} 等待确认已超过 ${CONFIRM_HOURS} 小时`,
        text: `${firmName}，金额 ${displayFen(totalFen)}，请确认或联系客户。`,
        ...{ href: deskOrderHref(orderNo), poNumber },
      });
    }
  });
}
