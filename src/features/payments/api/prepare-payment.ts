import { findPayableOrder } from '#features/orders/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import type { PaymentFacts } from './payment-channel.ts';
import { findPayment, type Payment, setInstructions } from './payment-repo.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** Topic of payments whose channel must be asked for what the payer needs. */
export const PREPARE_PAYMENT = 'payment.prepare';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

export function factsOf({ payNo, amountFen, expiresAt }: Payment, orderNo: string, origin: string): PaymentFacts {
  return { payNo, orderNo, amountFen, expiresAt, origin };
}

/** Asks the channel once per payment and keeps its answer; the number of the payment makes a repeat harmless. */
export function prepareEffects(database: Database, settings: PaymentSettings): EffectHandlers {
  return {
    [PREPARE_PAYMENT]: async (payload) => {
      const { payNo } = payload as { payNo: string };
      const found = await inTransaction(database, WORKER, 'read', async (db) => {
        const payment = await findPayment(db, payNo);
        const order = payment && (await findPayableOrder(db, payment.orderId));
        return payment && order ? { payment, order } : null;
      });
      if (found?.payment.status !== 'pending') return;
      const { payment, order } = found;
      const channel = settings.channels.get(payment.channel);
      const instructions = await channel?.prepare(factsOf(payment, order.orderNo, settings.origin));
      if (!instructions) return;
      await inTransaction(database, WORKER, 'write', (db) => setInstructions(db, payment.id, instructions));
    },
  };
}
