import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { log } from '#platform/api/log.ts';
import { settlePayment } from './apply-notice.ts';
import { askRefunds, type Channels } from './ask-refund.ts';
import { type Payment, readGivenUp, readSilent, touchPayment } from './payment-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** A notice usually comes within seconds. */
const SILENT_SECONDS = 60;
const BATCH = 100;

/** The channel is asked outside of every transaction: it may take its time. */
async function askOne(database: Database, channels: Channels, payment: Payment): Promise<boolean> {
  const answer = await channels.get(payment.channel)?.ask(payment.payNo);
  return inTransaction(database, WORKER, 'write', async (db) => {
    if (!answer || answer.result === 'pending') {
      await touchPayment(db, payment.id);
      return false;
    }
    const { tradeNo, result, amountFen } = answer;
    const verdict = await settlePayment(db, payment, { tradeNo, result, amountFen });
    log.info({ payNo: payment.payNo, verdict }, 'payment settled by asking its channel');
    return verdict === 'pay' || verdict === 'refund' || verdict === 'fail';
  });
}

/**
 * Asks the channels about payments that nobody has told us of, those that were given up included: money that came for
 * them goes back. Answers how many were settled.
 */
export async function askChannels(database: Database, channels: Channels, seconds = SILENT_SECONDS): Promise<number> {
  const codes = [...channels.keys()];
  const silent = await inTransaction(database, WORKER, 'read', async (db) => [
    ...(await readSilent(db, codes, seconds, BATCH)),
    ...(await readGivenUp(db, codes, seconds, BATCH)),
  ]);
  let settled = 0;
  for (const payment of silent) {
    try {
      if (await askOne(database, channels, payment)) settled += 1;
    } catch (err) {
      log.warn({ err, payNo: payment.payNo }, 'payment channel did not answer');
      await inTransaction(database, WORKER, 'write', (db) => touchPayment(db, payment.id));
    }
  }
  return settled;
}

export function paymentJobs(database: Database, channels: Channels): ScheduledJob[] {
  const run = async () => {
    await askChannels(database, channels);
    await askRefunds(database, channels);
  };
  return [{ name: 'ask-payment-channels', cron: '* * * * *', run }];
}
