import { fromLetter, type Post } from '#business/messages/api/public.ts';
import { statementHref } from '#business/paths/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { budgetMessages } from '../contract/message-events.ts';
import { FREQUENCIES } from '../rules/budget-labels.ts';
import { takenPercent, wordBudget } from '../rules/word-budget.ts';
import { type DueAlert, noteAlerts, readDueAlerts, readOwner } from './alert-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Alerts of one run; what is left comes with the next. */
const BATCH = 200;

export type AlertPost = Post;

type Owner = NonNullable<Awaited<ReturnType<typeof readOwner>>>;

function letterOf(alert: DueAlert, owner: Owner, origin: string) {
  const { code, name, frequency, percents, limitFen, reservedFen, usedFen, centerId } = alert;
  const left = limitFen - reservedFen - usedFen;
  const figures = { limit: formatAmount(limitFen), left: formatAmount(left) };
  // A limit of 0 has no percentages but the one that was reached.
  const taken = takenPercent(figures) ?? percents.at(-1) ?? 0;
  const { current } = FREQUENCIES[frequency];
  const standing = left < 0n ? wordBudget(figures) : `已使用 ${taken}%`;
  return {
    subject: `成本中心“${name}”${current}预算${standing}`,
    text: [
      `${owner.name ?? ''}，您好：`,
      '',
      `您负责的成本中心“${code} ${name}”${current}预算${standing}。`,
      `额度 ${displayFen(limitFen)}，已占用 ${displayFen(reservedFen)}，已使用 ${displayFen(usedFen)}，${wordBudget(figures)}。`,
      // Who owns a cost center need not be let in to where all of them are looked after.
      ...(owner.opensStatement ? ['', '查看流水：', `${origin}${statementHref(centerId)}`] : []),
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
      const { firmId, periodId, percents, centerId } = alert;
      await messages.tell(db, {
        ...fromLetter(letterOf(alert, owner, origin)),
        ...{ event: budgetMessages.threshold, firmId, to: [owner.userId] },
        href: owner.opensStatement ? statementHref(centerId) : null,
        key: `budget.threshold:${periodId}:${percents.at(-1)}`,
      });
      sent += 1;
    });
  }
  return sent;
}
