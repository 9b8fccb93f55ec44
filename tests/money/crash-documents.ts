import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openAttachments } from '#app/api/open-attachments.ts';
import { invoices } from '#features/invoices/api/manifest.ts';
import { billCycle } from '#features/statements/api/run/run-night.ts';
import type { Database } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { openFileStores } from '#platform/api/stores/open-file-stores.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { billNow, shanghaiToday } from '#tests/factories/build-statement.ts';
import type { invoiceWorld } from '#tests/factories/invoice-world.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { receivableDeskOf } from '#tests/factories/receivable-desk.ts';
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

interface Through {
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

const counted = async ({ owner }: CrashWorld, text: string, values: unknown[]): Promise<number> => {
  const { rows } = await owner.query<{ n: number }>(`select (${text})::int as n`, values);
  return rows[0]?.n ?? -1;
};
const posting =
  ({ token }: TestMember, path: string, input: object) =>
  ({ shop }: Through, key: string) =>
    shop.post(path, input, { token, key });

const codeOf = async (w: CrashWorld): Promise<string> => {
  const { rows } = await w.owner.query('select customer_code from firms where id = $1', [w.invoicing.buyer.firmId]);
  return rows[0].customer_code;
};

/** A statement of one signed order of 200.00, and its freight. */
async function billed(w: CrashWorld) {
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
const working =
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

export const CRASHED: readonly Crashed[] = [
  {
    name: 'a statement',
    async prepare(w) {
      const { firmId } = w.invoicing.buyer;
      await w.invoicing.order({ quantity: 2 });
      const cycle = { from: shanghaiToday(), to: shanghaiToday() };
      return {
        once: ({ database }) => billCycle(database, firmId, cycle),
        made: () => counted(w, 'select count(*) from statements where firm_id = $1', [firmId]),
      };
    },
  },
  {
    name: 'a confirmation',
    async prepare(w) {
      const { seen, statementId } = await billed(w);
      return {
        once: posting(w.invoicing.buyer, '/statements/confirm', seen),
        made: () =>
          counted(w, `select count(*) from statement_events where statement_id = $1 and kind = 'confirmed'`, [
            statementId,
          ]),
      };
    },
  },
  {
    name: 'an adjustment of a dispute',
    async prepare(w) {
      const { seen, lineId } = await billed(w);
      const { shop, buyer } = w.invoicing;
      const say = async (path: string, input: object, member = buyer) => {
        const { body } = await shop.post(`/statements/${path}`, input, { token: member.token, key: randomUUID() });
        return body.data;
      };
      const claim = { kind: 'quantity', lines: [{ lineId, quantity: 1 }], words: '少一个' };
      const { disputeNos } = await say('dispute', { ...seen, ...claim });
      const granted = { disputeNo: disputeNos[0], version: 1, amount: '100.00', quantity: 1, words: '同意' };
      const { version } = await say('desk/grant', granted, w.clerk);
      return {
        once: posting(buyer, '/statements/dispute/agree', { disputeNo: disputeNos[0], version }),
        made: () =>
          counted(w, `select count(*) from statement_lines where source = 'adjustment' and document_no = $1`, [
            disputeNos[0],
          ]),
      };
    },
  },
  {
    name: 'an application for an invoice',
    async prepare(w) {
      const { orderNo } = await w.invoicing.order({ quantity: 2 });
      const { buyer } = w.invoicing;
      return {
        once: posting(buyer, '/invoices/apply', { source: 'orders', orderNos: [orderNo], deliveryWay: 'download' }),
        made: () => counted(w, 'select count(*) from invoice_applications where firm_id = $1', [buyer.firmId]),
      };
    },
  },
  {
    name: 'an invoice of the platform',
    async prepare(w) {
      const { orderNo } = await w.invoicing.order({ quantity: 2 });
      const applicationNo = await w.invoicing.applied([orderNo]);
      await w.invoicing.act('desk/accept', applicationNo);
      const { firmId } = w.invoicing.buyer;
      return {
        once: working(w),
        made: () =>
          counted(
            w,
            `select count(*) from invoice_events where firm_id = $1 and kind = 'invoice_issued' and invoice_id is not null`,
            [firmId],
          ),
      };
    },
  },
  {
    name: 'a red letter of a return',
    async prepare(w) {
      const { orderNo } = await w.invoicing.order({ quantity: 2 });
      await w.invoicing.issued([orderNo]);
      await w.invoicing.returned(orderNo, 1);
      const { firmId } = w.invoicing.buyer;
      return {
        once: working(w),
        made: () =>
          counted(w, `select count(*) from invoice_red_letters where firm_id = $1 and status = 'issued'`, [firmId]),
      };
    },
  },
  {
    name: 'a receipt of a bank’s file',
    async prepare(w) {
      const { statementNo, seen, due } = await billed(w);
      // Money is awaited for what the customer has seen.
      await w.invoicing.shop.post('/statements/confirm', seen, { token: w.invoicing.buyer.token, key: randomUUID() });
      const accountId = await w.desk.addAccount();
      const file = [
        '交易日期,贷方发生额,对方户名,附言,流水号',
        `20261101,${due},某公司,${statementNo},F${nextNumber()}`,
      ].join('\r\n');
      return {
        once: ({ shop }) => receivableDeskOf(shop, w.money).upload(accountId, file),
        made: () =>
          counted(
            w,
            `select count(*) from receipts r join credit_entries e on e.firm_id = r.firm_id and e.document_no = r.receipt_no
              join receipt_allocations a on a.firm_id = r.firm_id and a.receipt_id = r.id where r.firm_id = $1`,
            [w.invoicing.buyer.firmId],
          ),
      };
    },
  },
  {
    name: 'a receipt by hand',
    async prepare(w) {
      const { statementNo } = await billed(w);
      const money = { customerCode: await codeOf(w), method: 'transfer', amount: '150.00', receivedOn: '2026-11-20' };
      return {
        once: posting(w.money, '/receivables/desk/book', { ...money, items: [{ statementNo, amount: '150.00' }] }),
        made: () => counted(w, 'select count(*) from receipts where firm_id = $1', [w.invoicing.buyer.firmId]),
      };
    },
  },
  {
    name: 'an allocation',
    async prepare(w) {
      const { statementNo, statementId } = await billed(w);
      const money = {
        customerCode: await codeOf(w),
        method: 'transfer',
        amount: '150.00',
        receivedOn: '2026-11-20',
        items: [],
      };
      const { receiptNo, version } = await w.desk.data('book', money);
      const items = [{ statementNo, amount: '50.00' }];
      return {
        once: posting(w.money, '/receivables/desk/allocate', { receiptNo, version, items }),
        made: () => counted(w, 'select count(*) from receipt_allocations where statement_id = $1', [statementId]),
      };
    },
  },
  {
    name: 'a write-off',
    async prepare(w) {
      const { statementNo } = await billed(w);
      const asked = { customerCode: await codeOf(w), statementNo, amount: '20.00', reason: '无法收回' };
      const { writeOffNo } = await w.desk.data('writeOffs/ask', asked);
      return {
        once: posting(w.chief, '/receivables/desk/writeOffs/decide', { writeOffNo, version: 1, agreed: true }),
        made: () =>
          counted(w, `select count(*) from credit_entries where kind = 'written_off' and document_no = $1`, [
            writeOffNo,
          ]),
      };
    },
  },
];
