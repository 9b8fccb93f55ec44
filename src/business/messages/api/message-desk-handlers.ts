import { writeAudit } from '#platform/api/audit.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { messageDeskContract } from '../contract/message-desk-contract.ts';
import { MESSAGE_CHANNELS, type MessageChannel } from '../contract/message-words.ts';
import { deliveryStates } from '../rules/delivery-states.ts';
import { type DeliveryRow, readDeliveries, repeatFailed } from './delivery-repo.ts';
import type { EventList } from './message-events.ts';

const calls = implementFeature(messageDeskContract);

function present(row: DeliveryRow, events: EventList) {
  const status = row.status === 'failed' ? ('failed' as const) : ('waiting' as const);
  return {
    id: String(row.id),
    channelName: MESSAGE_CHANNELS[row.channel as MessageChannel],
    eventName: events.get(row.event)?.label ?? '消息汇总',
    status,
    statusName: deliveryStates.label(status),
    attempts: row.attempts,
    problem: row.problem,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
  };
}

/** Calls of the desk about what did not arrive. */
export function createMessageDeskHandlers({ events }: { events: EventList }) {
  return {
    deliveries: calls.deliveries.handler(async ({ input, context: { db } }) => {
      const { rows, total } = await readDeliveries(db, input);
      const { pageNo, pageSize } = input;
      return { list: rows.map((row) => present(row, events)), total, pageNo, pageSize };
    }),
    repeat: calls.repeat.handler(async ({ input, context: { db, caller } }) => {
      const repeated = await repeatFailed(db, input.ids.map(BigInt));
      await writeAudit(db, caller, { action: 'message.repeated', objectType: 'messageDelivery', after: { repeated } });
      return { repeated };
    }),
  };
}
