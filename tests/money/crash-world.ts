import type pg from 'pg';
import { openAttachments } from '#app/api/open-attachments.ts';
import { invoices } from '#features/invoices/api/manifest.ts';
import type { Database } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { openFileStores } from '#platform/api/stores/open-file-stores.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { billNow } from '#tests/factories/build-statement.ts';
import type { invoiceWorld } from '#tests/factories/invoice-world.ts';
import type { receivableDeskOf } from '#tests/factories/receivable-desk.ts';
import { type TestShop, testEnv } from '#tests/test-shop.ts';

export interface CrashWorld {
  invoicing: ReturnType<typeof invoiceWorld>;
  owner: pg.Pool;
  /** Of the shop: who works on statements, on money, and who decides on write-offs. */
  clerk: TestMember;
  money: TestMember;
  chief: TestMember;
  desk: ReturnType<typeof receivableDeskOf>;
}

export interface Through {
  shop: TestShop;
  database: Database;
}

interface CrashedAct {
  /** The act through this shop and this line; a person repeats his key, a job is run again. */
  once(through: Through, key: string): Promise<unknown>;
  /** How many of the document there are. */
  made(): Promise<number>;
}

export interface Crashed {
  name: string;
  prepare(w: CrashWorld): Promise<CrashedAct>;
}

export async function crashPeople({ db }: TestShop) {
  const firm = await buildFirm(db.owner, { firmType: 'operator' });
  const clerk = await buildMember(db.owner, { firm, permissions: ['DESK_STATEMENTS'] });
  const money = await buildMember(db.owner, { firm, permissions: ['DESK_RECEIVABLES', 'DESK_WRITE_OFFS'] });
  const chief = await buildMember(db.owner, { firm, permissions: ['DESK_WRITE_OFFS'] });
  return { clerk, money, chief };
}

export const counted = async ({ owner }: CrashWorld, text: string, values: unknown[]): Promise<number> => {
  const { rows } = await owner.query<{ n: number }>(`select (${text})::int as n`, values);
  return rows[0]?.n ?? -1;
};
export const posting =
  ({ token }: TestMember, path: string, input: object) =>
  ({ shop }: Through, key: string) =>
    shop.post(path, input, { token, key });

export const codeOf = async (w: CrashWorld): Promise<string> => {
  const { rows } = await w.owner.query('select customer_code from firms where id = $1', [w.invoicing.buyer.firmId]);
  return rows[0].customer_code;
};

/** A statement of one signed order of 200.00, and its freight. */
export async function billed(w: CrashWorld) {
  const { orderNo } = await w.invoicing.order({ quantity: 2 });
  const made = await billNow(w.invoicing.shop, w.invoicing.buyer);
  const seen = { statementNo: made.statementNo, version: 1 };
  const { rows } = await w.owner.query(
    `select l.id, s.due_fen from statement_lines l join statements s on s.id = l.statement_id where s.id = $1 order by l.quantity desc`,
    [made.statementId],
  );
  const due = (Number(rows[0].due_fen) / 100).toFixed(2);
  return { ...made, seen, orderNo, due, lineId: String(rows[0].id) };
}

/** What the worker has to do with the platform, until nothing of it is left. */
export const working =
  (w: CrashWorld) =>
  async ({ database }: Through): Promise<void> => {
    const work = { attachments: openAttachments(testEnv, await openFileStores(testEnv)), tax: w.invoicing.tax };
    await w.owner.query(`update outbox set next_attempt_at = now() where done_at is null`);
    await deliverEffects(database, invoices.platformEffects(database, work));
    for (const table of ['invoices', 'invoice_red_letters']) {
      await w.owner.query(
        `update ${table} set next_ask_at = now() - interval '1 second' where next_ask_at is not null`,
      );
    }
    for (const job of invoices.platformJobs(database, work)) await job.run();
  };
