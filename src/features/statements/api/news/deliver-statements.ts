import type { Teller } from '#business/messages/api/public.ts';
import { accountStatementHref } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import type { Messages } from '#platform/api/messages.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { statementMessages } from '../../contract/message-events.ts';
import type { Cycle } from '../../contract/statement-words.ts';
import { statementTitle } from '../../rules/statement-words.ts';
import { readBillMails } from '../bill-mail-repo.ts';
import {
  changeStatement,
  insertStatementEvent,
  lockStatement,
  placed,
  SHOP,
  type StatementPlace,
  type StatementRow,
} from '../statement-repo.ts';
import { readUndelivered, readUnreminded, unremindedOf } from './undelivered-repo.ts';

/** People are told by messages, addresses without an account by mail. */
export interface BillPost {
  messages: Teller & Pick<Messages, 'mail'>;
  origin: string;
}

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const PIECE = 200;

const titleOf = ({ cycle, cycleFrom, cycleTo }: StatementRow) => statementTitle(cycle as Cycle, cycleFrom, cycleTo);

async function mailBills(db: Db, { messages, origin }: BillPost, row: StatementRow): Promise<void> {
  const mails = (await readBillMails(db, row.firmId)).filter((mail) => mail.statements);
  for (const { email } of mails) {
    await messages.mail(db, {
      to: email,
      subject: `${titleOf(row)} ${row.statementNo}`,
      text: [
        `账期 ${row.cycleFrom} 至 ${row.cycleTo}，共 ${row.lineCount} 行，本期应付 ${displayYuan(formatAmount(row.dueFen))}。`,
        `请在 ${row.confirmBy} 前核对，付款到期日 ${row.dueOn}。`,
        `查看对账单：${origin}${accountStatementHref(row.statementNo)}`,
      ].join('\n'),
    });
  }
}

/** One statement reaches its firm: those who look after bills are told, and the addresses it has named. */
async function deliver(db: Db, post: BillPost, row: StatementRow): Promise<void> {
  const after = await changeStatement(db, row, { deliveredAt: new Date() });
  await insertStatementEvent(db, after, { actor: SHOP, kind: 'delivered' }, row.status);
  if (after.status === 'settled') return;
  await post.messages.tell(db, {
    ...{ event: statementMessages.made, firmId: row.firmId, to: [], holders: 'BILL_EDIT' },
    key: `statement.made:${row.id}`,
    title: `${titleOf(row)}待确认`,
    text: `${row.statementNo}，${row.lineCount} 行，本期应付 ${displayYuan(formatAmount(row.dueFen))}，请在 ${row.confirmBy} 前确认。`,
    href: accountStatementHref(row.statementNo),
  });
  await mailBills(db, post, row);
}

/** One that fails – somebody has it in hand – keeps nobody waiting: it is tried again with the next run. */
async function eachAlone(
  database: Database,
  places: readonly StatementPlace[],
  act: (db: Db, place: StatementPlace) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const place of places) {
    try {
      await inTransaction(database, { firmId: place.firmId, userId: null, right: 'worker' }, 'write', (db) =>
        act(db, place),
      );
      done += 1;
    } catch (err) {
      log.error({ err, statementId: String(place.statementId) }, 'statement not delivered');
    }
  }
  return done;
}

/** Statements that were made and not delivered reach their firms; each once, whatever crashes. Answers how many. */
export async function deliverStatements(database: Database, post: BillPost): Promise<number> {
  const act = async (db: Db, place: StatementPlace) => {
    const row = await lockStatement(db, placed(place));
    if (row?.deliveredAt === null) await deliver(db, post, row);
  };
  let done = 0;
  let after = 0n;
  for (;;) {
    const seen = after;
    const places = await inTransaction(database, WORKER, 'read', (db) => readUndelivered(db, PIECE, seen));
    done += await eachAlone(database, places, act);
    after = places.at(-1)?.statementId ?? after;
    if (places.length < PIECE) return done;
  }
}

/** Three days before its day a statement that is not confirmed is spoken of once more. */
export async function remindUnconfirmed(database: Database, { messages }: BillPost, today: string): Promise<number> {
  const rows = await inTransaction(database, WORKER, 'read', (db) => readUnreminded(db, today));
  return eachAlone(database, rows, async (db, place) => {
    const row = await lockStatement(db, unremindedOf(place, today));
    if (!row) return;
    await changeStatement(db, row, { remindedAt: new Date() });
    await messages.tell(db, {
      ...{ event: statementMessages.reminded, firmId: place.firmId, to: [], holders: 'BILL_EDIT' },
      key: `statement.reminded:${place.statementId}`,
      title: `${titleOf(row)}还有 ${row.openLines} 行待确认`,
      text: `${row.statementNo} 请在 ${row.confirmBy} 前确认。`,
      href: accountStatementHref(row.statementNo),
    });
  });
}
