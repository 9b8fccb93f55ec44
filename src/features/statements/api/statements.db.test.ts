import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { billedOrder, billNow } from '#tests/factories/build-statement.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { brokenStatements } from '#tests/statement-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { writeCursor } from '../rules/line-cursor.ts';
import { markInvoiced, markPaid } from './mark-statement-repo.ts';
import { settledOrderEffects } from './news/settled-orders.ts';
import { changeStatement, lockStatement, placed } from './statement-repo.ts';

let shop: TestShop;
let client: pg.Client;
let buyer: TestMember;
let staff: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  client = new pg.Client({ connectionString: shop.db.ownerUrl });
  await client.connect();
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_STATEMENTS'] });
});
afterAll(async () => {
  await client.end();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

const call = (path: string, input: object, member = buyer) =>
  shop.post(`/statements/${path}`, input, { token: member.token, key: randomUUID() });
const data = async (path: string, input: object, member = buyer) => {
  const { body } = await call(path, input, member);
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data;
};
const linesOf = async (statementNo: string) => (await data('lines', { statementNo })).list;
const sound = async () => expect(await brokenStatements(client)).toEqual({});

const bolts = async (quantity: number, short = 0) => ({
  ...{ quantity, short },
  sku: await buildSku(shop.db.owner, { salesPrice: '3.3333', stock: 1_000 }),
});

describe('a statement', () => {
  it('bills what was signed, and nothing of what was missing', async () => {
    const { statementNo, orderNo } = await billedOrder(shop, buyer, [await bolts(20, 2), await bolts(3)]);
    const shown = await data('detail', { statementNo });
    const lines = await linesOf(statementNo);
    expect(lines.filter(({ source }: { source: string }) => source === 'sign')).toMatchObject([
      // 20 × 3.3333 = 66.666, of which 18 twentieths, rounded down.
      { orderNo, quantity: 18, amount: '60.00', status: 'open', taxRate: '13%' },
      { orderNo, quantity: 3, amount: '10.00' },
    ]);
    expect(shown).toMatchObject({ status: 'generated', lineCount: lines.length, openExceptions: 1 });
    const amounts = lines.map(({ amount }: { amount: string }) => Number(amount));
    expect(Number(shown.due)).toBeCloseTo(
      amounts.reduce((a: number, b: number) => a + b, 0),
      2,
    );
    await sound();
  });

  it('is made once of what there is; what is signed later stands on the next', async () => {
    const first = await billedOrder(shop, buyer, [await bolts(2)]);
    const again = await billNow(shop, buyer);
    expect(again.statementNo).toBe(first.statementNo);
    const second = await billedOrder(shop, buyer, [await bolts(4)]);
    expect(second.statementNo).not.toBe(first.statementNo);
    const page = await data('list', {});
    expect(page).toMatchObject({ total: 2, counts: { toConfirm: 2, settled: 0 } });
    await sound();
  });

  it('shows the running cycle before it is billed, and the same lines after', async () => {
    const { orderNo } = await billedOrder(shop, buyer, [await bolts(2)]);
    expect((await data('preview', {})).lines).toEqual([]);
    expect((await data('list', { keyword: orderNo })).total).toBe(1);
    expect((await data('list', { keyword: 'SO991231000001' })).total).toBe(0);
  });

  it('is nobody else’s, and a person who sees his own sees his own lines', async () => {
    const { statementNo } = await billedOrder(shop, buyer, [await bolts(2)]);
    const stranger = await buildMember(shop.db.owner);
    const colleague = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
    for (const member of [stranger, colleague]) {
      expect((await call('detail', { statementNo }, member)).status).toBe(404);
      expect((await data('list', {}, member)).total).toBe(0);
    }
  });

  it('goes its way as it is confirmed, invoiced and paid, and back when that is taken back', async () => {
    const { statementNo, statementId, orderNo } = await billedOrder(shop, buyer, [await bolts(2), await bolts(3)]);
    const { version, due } = await data('detail', { statementNo });
    const fen = BigInt(due.replace('.', ''));
    const [first] = await linesOf(statementNo);
    const some = await data('confirm', { statementNo, version, lineIds: [first.lineId] });
    expect(some).toMatchObject({ confirmed: 1, status: 'to_confirm', requestNo: null });
    expect((await call('confirm', { statementNo, version })).body.message).toBe('对账单刚刚有变化，请刷新后再操作');
    const rest = await data('confirm', { statementNo, version: some.version });
    expect(rest).toMatchObject({ status: 'confirmed' });
    expect((await call('confirm', { statementNo, version: rest.version })).body.message).toBe(
      '对账单现在的状态不能这样处理',
    );
    const place = { firmId: buyer.firmId, statementId, documentNo: 'X1' };
    const act = (mark: typeof markPaid, part: bigint) =>
      inTransaction(shop.db.app, { firmId: buyer.firmId, userId: null }, 'write', (db) =>
        mark(db, { ...place, fen: part }),
      );
    const states: string[] = [];
    const sides: string[] = [];
    for (const [mark, part] of [
      [markInvoiced, 100n],
      [markInvoiced, fen - 100n],
      [markPaid, 1n],
      [markPaid, fen - 1n],
      [markPaid, -fen],
      [markInvoiced, -fen],
    ] as const) {
      await act(mark, part);
      states.push((await data('detail', { statementNo })).status);
      await deliverEffects(shop.db.app, settledOrderEffects(shop.db.app));
      const { rows } = await client.query('select statement_status from orders where order_no = $1', [orderNo]);
      sides.push(rows[0].statement_status);
    }
    expect(sides).toEqual(['billed', 'billed', 'billed', 'settled', 'billed', 'billed']);
    expect(states).toEqual(['partly_invoiced', 'invoiced', 'partly_paid', 'settled', 'invoiced', 'confirmed']);
    await sound();
  });

  it('cannot be changed in what it says of goods and money', async () => {
    const { statementId } = await billedOrder(shop, buyer, [await bolts(2)]);
    const change = inTransaction(shop.db.app, { firmId: buyer.firmId, userId: null }, 'write', (db) =>
      db.execute(sql`update statement_lines set amount_fen = 1 where statement_id = ${statementId}`),
    );
    await expect(change).rejects.toThrow();
    const remove = inTransaction(shop.db.app, { firmId: buyer.firmId, userId: null }, 'write', (db) =>
      db.execute(sql`delete from statement_lines where statement_id = ${statementId}`),
    );
    await expect(remove).rejects.toThrow();
  });

  it('comes as paper with its seals, and as a file with the columns the firm has chosen', async () => {
    const { statementNo } = await billedOrder(shop, buyer, [await bolts(2)]);
    const paper = await fetch(`${shop.url}/statements/paper?statementNo=${statementNo}`, {
      headers: { token: buyer.token },
    });
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await data('terms/save', {
      ...{ version: 0, grouping: 'cost_center', priceBasis: 'net', toleranceQuantity: 1 },
      ...{ tolerancePrice: '0.50', toleranceAmount: '1.00' },
      columns: [
        { column: 'lineId', header: '行' },
        { column: 'amount', header: '金额' },
        { column: 'ownNo', header: 'SAP 凭证' },
      ],
    });
    expect(await data('terms', {})).toMatchObject({ grouping: 'cost_center', tolerancePrice: '0.50', version: 1 });
    const file = await fetch(`${shop.url}/statements/export`, {
      method: 'POST',
      headers: { token: buyer.token, 'content-type': 'application/json' },
      body: JSON.stringify({ statementNo }),
    });
    expect(file.status).toBe(200);
    const [line] = await linesOf(statementNo);
    const hand = async (rows: string, dryRun: boolean) => {
      const file = fileOf(`行,SAP 凭证,核对结果,核对说明\n${rows}`, 'checked.csv');
      const form = { fields: { statementNo, dryRun }, files: { file } };
      return (await sendForm(shop, '/statements/import', form, { token: buyer.token })).body.data;
    };
    const rows = `${line.lineId},5100001,一致,\n999999,5100002,一致,\n${line.lineId}x,,也许,`;
    expect(await hand(rows, true)).toMatchObject({ taken: 1, refused: 2 });
    expect((await linesOf(statementNo))[0]).toMatchObject({ ownNo: '' });
    expect(await hand(rows, false)).toMatchObject({ taken: 1, refused: 2 });
    expect((await linesOf(statementNo))[0]).toMatchObject({ ownNo: '5100001', checkResult: 'same' });
    expect(await hand(rows, false)).toMatchObject({ taken: 0, unchanged: 1 });
  });

  it('opens by a link for somebody without an account, until it is ended', async () => {
    const { statementNo } = await billedOrder(shop, buyer, [await bolts(2)]);
    const { path, linkId } = await data('share/create', { statementNo, forWhom: '财务王姐' });
    const code = new URL(path, 'http://shop').searchParams.get('code');
    const opened = await shop.post('/statements/share/open', { code });
    expect(opened.body.data).toMatchObject({ statementNo });
    expect(opened.body.data).not.toHaveProperty('events');
    const lines = await shop.post('/statements/share/lines', { code });
    // The key of a page by cost centre would name it.
    expect((await shop.post('/statements/share/lines', { code, sort: 'costCenter', pageSize: 1 })).status).toBe(400);
    expect(lines.body.data.list[0]).toMatchObject({ quantity: 2 });
    expect(lines.body.data.list[0]).not.toHaveProperty('ownNo');
    expect((await data('share/list', { statementNo }))[0]).toMatchObject({
      openings: 1,
      state: 'open',
      forWhom: '财务王姐',
    });
    await data('share/revoke', { statementNo, linkId });
    expect((await shop.post('/statements/share/open', { code })).status).toBe(404);
    expect(
      (await shop.post('/statements/share/open', { code: `${code}`.replace(/.$/, 'A').replace(/^./, 'B') })).status,
    ).toBe(404);
  });

  it('is seen by the desk, with the runs that made it', async () => {
    const { statementNo } = await billedOrder(shop, buyer, [await bolts(2)]);
    expect(await data('desk/detail', { statementNo }, staff)).toMatchObject({ statementNo, acts: [] });
    expect((await data('desk/list', { keyword: statementNo }, staff)).total).toBe(1);
    expect((await data('desk/runs', {}, staff)).list[0]).toMatchObject({ status: 'done', statements: 1 });
    expect(await data('desk/figures', {}, staff)).toMatchObject({ failedRuns: 0 });
    expect((await call('desk/detail', { statementNo })).status).toBe(403);
  });

  it('goes to the addresses a firm has named', async () => {
    const [mail] = await data('mails/add', { email: 'AP@Example.com', name: '应付' });
    expect(mail).toMatchObject({ email: 'ap@example.com', statements: true });
    expect((await call('mails/add', { email: 'ap@example.com' })).status).toBe(409);
    expect(await data('mails/edit', { id: mail.id, email: 'ap2@example.com', invoices: false })).toMatchObject([
      { email: 'ap2@example.com', invoices: false },
    ]);
    expect(await data('mails/remove', { id: mail.id })).toEqual([]);
  });
});

describe('a statement that is paid', () => {
  it('waits for no order when it is paid: whoever invoices holds the order and waits for the statement', async () => {
    const { statementId, orderNo } = await billedOrder(shop, buyer, [await bolts(2)]);
    const { rows } = await client.query('select due_fen from statements where id = $1', [statementId]);
    const fen = BigInt(rows[0].due_fen);
    const { firmId } = buyer;
    const paying = { ...{ firmId, statementId, fen }, documentNo: 'RC261101000001' };
    await client.query('update statement_lines set status = $2 where statement_id = $1', [statementId, 'confirmed']);
    await client.query('begin');
    try {
      await client.query('select from orders where order_no = $1 for update', [orderNo]);
      await inTransaction(shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', async (db) => {
        const row = await lockStatement(db, placed({ firmId, statementId }));
        if (row) await changeStatement(db, row, {}, { linesChanged: true });
        await markPaid(db, paying);
      });
    } finally {
      await client.query('rollback');
    }
    const after = await client.query('select status from statements where id = $1', [statementId]);
    expect(after.rows[0].status).toBe('settled');
  });
});

describe('lines of a statement', () => {
  it('turn their pages by key, whatever they are sorted by', async () => {
    const { statementNo } = await billedOrder(shop, buyer, [await bolts(1), await bolts(2), await bolts(3)]);
    const all = (await linesOf(statementNo)).map(({ lineId }: { lineId: string }) => lineId);
    for (const sort of ['day', 'order', 'costCenter']) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await data('lines', { statementNo, sort, pageSize: 2, ...(after && { after }) });
        seen.push(...page.list.map(({ lineId }: { lineId: string }) => lineId));
        after = page.next ?? undefined;
      } while (after);
      expect(seen.toSorted()).toEqual(all.toSorted());
    }
    expect((await call('lines', { statementNo, after: 'bm9uc2Vuc2U' })).status).toBe(404);
    const nothing = [
      ...['2026-02-30', '9999-99-99', '0000-00-00'].map((value) => ({ sort: 'day', value })),
      ...['order', 'costCenter'].map((sort) => ({ sort, value: 'SO\0' })),
    ];
    for (const { sort, value } of nothing) {
      const asked = await call('lines', { statementNo, sort, after: writeCursor({ value, id: 1n }) });
      expect(asked.status, value).toBe(404);
    }
  });
});
