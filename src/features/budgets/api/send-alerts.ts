import { type Database, inTransaction } from '#platform/api/database.ts';
import type { MailMessage, Messages } from '#platform/api/messages.ts';
import { displayMoney } from '#platform/shared/display-money.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { FREQUENCIES } from '../rules/budget-labels.ts';
import { type DueAlert, noteAlerts, readDueAlerts, readOwner } from './alert-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Alerts of one run; what is left comes with the next. */
const BATCH = 200;

export interface AlertPost {
  messages: Messages;
  origin: string;
}

const yuan = (fen: bigint) => displayMoney(formatAmount(fen), { exact: true });

type Owner = NonNullable<Awaited<ReturnType<typeof readOwner>>>;

function letterOf(alert: DueAlert, owner: Owner, origin: string): MailMessage {
  const { code, name, frequency, percents, limitFen, reservedFen, usedFen, centerId } = alert;
  const taken = reservedFen + usedFen;
  const reached = percents.at(-1) ?? 0;
  const { current } = FREQUENCIES[frequency];
  return {
    to: owner.email,
    subject: `成本中心“${name}”${current}预算已使用 ${reached}%`,
    text: [
      `${owner.name ?? ''}，您好：`,
      '',
      `您负责的成本中心“${code} ${name}”${current}预算已达到 ${reached}%。`,
      `额度 ${yuan(limitFen)}，已占用 ${yuan(reservedFen)}，已使用 ${yuan(usedFen)}，剩余 ${yuan(limitFen > taken ? limitFen - taken : 0n)}。`,
      '',
      '查看流水：',
      `${origin}/user/system/costCenter.html?statement=${centerId}`,
    ].join('\n'),
  };
}

/** Tells the owner of every budget that reached a threshold, once for each; of several at once the highest counts. */
export async function sendAlerts(database: Database, { messages, origin }: AlertPost): Promise<number> {
  const due = await inTransaction(database, WORKER, 'read', (db) => readDueAlerts(db, BATCH));
  let sent = 0;
  for (const alert of due) {
    // In the name of the firm: people are known to their own firm alone.
    await inTransaction(database, { ...WORKER, firmId: alert.firmId }, 'write', async (db) => {
      const owner = await readOwner(db, alert);
      if (!(await noteAlerts(db, alert)) || !owner) return;
      await messages.mail(db, letterOf(alert, owner, origin));
      sent += 1;
    });
  }
  return sent;
}
