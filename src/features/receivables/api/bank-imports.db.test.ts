import { eq, sql } from 'drizzle-orm';
import iconv from 'iconv-lite';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { statements } from '#features/statements/api/statement-tables.ts';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { xlsxOf } from '#tests/factories/bulk-file.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { dayFromToday, plainStatement } from '#tests/factories/plain-statement.ts';
import { receivableStaff } from '#tests/factories/receivable-desk.ts';
import { brokenRules } from '#tests/ledger-invariants.ts';
import { RECEIVABLE_INVARIANTS } from '#tests/receivable-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let firmName: string;
let customerCode: string;
let desk: Awaited<ReturnType<typeof receivableStaff>>['clerk'];
let accountId: string;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  desk = (await receivableStaff(shop)).clerk;
});
afterAll(async () => {
  const owner = new pg.Pool({ connectionString: shop.db.ownerUrl });
  expect(await brokenRules(owner, RECEIVABLE_INVARIANTS)).toEqual({});
  await owner.end();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  firmName = `苏州精工第${nextNumber()}（中国）有限公司`;
  const [firm] = await shop.db.owner
    .update(firms)
    .set({ name: firmName })
    .where(eq(firms.id, buyer.firmId))
    .returning({ customerCode: firms.customerCode });
  customerCode = firm?.customerCode ?? '';
  accountId = await desk.addAccount();
});

const HEAD = [
  '交易日期',
  '摘要',
  '借方发生额（支出）',
  '贷方发生额（收入）',
  '余额',
  '对方户名',
  '对方账号',
  '附言',
  '交易流水号',
];
type Line = { amount?: string; out?: string; payer?: string; account?: string; remark?: string; day?: string };
const row = ({ amount = '', out = '', payer = '', account = '', remark = '', day = '20261101' }: Line) => {
  const reference = `F${String(nextNumber()).padStart(9, '0')}`;
  return [day, '转账', out, amount, '9,999.00', payer, account, remark, reference];
};
const LETTERHEAD = [['演示银行 账户明细查询'], ['账号：1102', '币种：人民币', '起止日期：20261101-20261130'], []];
const fileOf = (...rows: string[][]) => [...LETTERHEAD, HEAD, ...rows, ['合计', '', '', '1']];
const csv = (rows: string[][]) => rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n');
const gbk = (rows: string[][]) => iconv.encode(csv(rows), 'gb18030');
const statement = (dueFen: bigint) => plainStatement(shop, buyer.firmId, { dueFen, dueOn: dayFromToday(5) });
const paid = async (statementNo: string) => {
  const [found] = await shop.db.owner.select().from(statements).where(eq(statements.statementNo, statementNo));
  return Number(found?.paidFen);
};
const lines = async (importId: string, tab = 'all') => (await desk.data('bank/lines', { tab, importId })).list;

describe('tables of banks', () => {
  it.each([
    ['CSV in GBK', (rows: string[][]) => gbk(rows), '流水.csv'],
    ['CSV in UTF-8', (rows: string[][]) => Buffer.from(`\ufeff${csv(rows)}`), '流水.csv'],
    ['XLSX', (rows: string[][]) => xlsxOf(rows), '流水.xlsx'],
  ])('%s: what is sure is booked, the rest waits, bad rows are named', async (_, write, fileName) => {
    const first = await statement(1_234_50n);
    const second = await statement(77_00n);
    const rows = fileOf(
      row({ amount: '1,234.50', payer: '某某代付公司', remark: `货款${first.statementNo}` }),
      row({ amount: '77.00', payer: firmName.replace('（', '(').replace('）', ')') }),
      row({ amount: '5.00', payer: firmName }),
      row({ amount: '3.21', payer: '银行', remark: '结息' }),
      row({ out: '8.00', payer: '快递公司' }),
      row({ amount: '1.0x' }),
    );
    const { status, body } = await desk.upload(accountId, write(rows), { fileName });
    expect([status, body.data?.again]).toEqual([200, false]);
    const { imported } = body.data;
    expect(imported).toMatchObject({
      format: 'table',
      rowCount: 6,
      newCount: 5,
      knownCount: 0,
      matched: 2,
      waiting: 2,
    });
    expect(imported.badRows).toMatchObject([{ problem: '金额无法识别' }]);
    expect([await paid(first.statementNo), await paid(second.statementNo)]).toEqual([1_234_50, 77_00]);
    const all = await lines(imported.importId);
    expect(all.map((line: { statusLabel: string }) => line.statusLabel).sort()).toEqual(
      ['已入账', '已入账', '待确认', '支出', '未匹配'].sort(),
    );
    const [waiting] = await lines(imported.importId, 'choosing');
    expect(waiting.proposals).toMatchObject([{ customerCode, grade: 'payer', items: [], rest: '5.00' }]);
  });

  it('the same file, and the same line in another file, change nothing', async () => {
    const { statementNo } = await statement(100_00n);
    const one = row({ amount: '100.00', payer: firmName });
    const file = gbk(fileOf(one));
    const answers = await Promise.all([1, 2, 3].map(() => desk.upload(accountId, file)));
    expect(answers.map(({ body }) => body.data.again).sort()).toEqual([false, true, true]);
    const twin = row({ amount: '4.00' });
    const again = await desk.upload(accountId, gbk(fileOf(one, twin, twin)));
    expect(again.body.data.imported).toMatchObject({ newCount: 2, knownCount: 1, matched: 0 });
    expect(await paid(statementNo)).toBe(100_00);
  });

  it('a number that comes again another day is other money; the same movement in another format is not', async () => {
    const { statementNo } = await statement(93_21n);
    const number = String(nextNumber());
    const numbered = (day: string, amount: string) => [
      ...row({ day, amount, remark: statementNo, payer: firmName }).slice(0, -1),
      number,
    ];
    const file = gbk(fileOf(numbered('20261101', '30.00'), numbered('20261102', '40.00')));
    expect((await desk.upload(accountId, file)).body.data.imported).toMatchObject({ newCount: 2, matched: 2 });
    const swift = `:20:X\r\n:60F:C261101CNY0,\r\n:61:261102C40,NTRF//${number}\r\n:86:?20${statementNo}?32${firmName}\r\n`;
    const again = await desk.upload(accountId, swift, { fileName: '流水.sta' });
    expect(again.body.data.imported).toMatchObject({ newCount: 1, matched: 0, waiting: 1 });
    const [{ lineId, version }] = await lines(again.body.data.imported.importId);
    const booked = await desk.call('bank/lines/book', { lineId, version, customerCode, items: [] });
    expect(booked.body.error).toBe('RECEIPT_REFERENCE_USED');
    expect(await paid(statementNo)).toBe(70_00);
  });

  it('asks for columns that nobody knows, and knows them the next time', async () => {
    const rows = (amount: string) =>
      gbk([
        ['甲', '乙', '丙'],
        ['20261102', amount, firmName],
      ]);
    const { body } = await desk.upload(accountId, rows('5.00'));
    expect(body.data).toMatchObject({
      imported: null,
      header: ['甲', '乙', '丙'],
      sample: [['20261102', '5.00', firmName]],
    });
    const columns = { day: ['甲'], amount: ['乙'], payerName: ['丙'] };
    expect((await desk.upload(accountId, rows('5.00'), { columns })).body.data.imported).toMatchObject({ newCount: 1 });
    expect((await desk.upload(accountId, rows('6.00'))).body.data.imported).toMatchObject({ newCount: 1 });
    expect((await desk.data('bank/accounts')).at(-1)).toMatchObject({ accountId, columns });
  });

  it.each([
    ['no table', 'hello', 422],
    ['nothing in it', `${csv([...LETTERHEAD, HEAD])}`, 422],
    ['a web page', '<html><body>登录</body></html>', 422],
  ])('%s is refused in a sentence', async (_, content, expected) => {
    const { status, body } = await desk.upload(accountId, content);
    if (body.data) expect(body.data).toMatchObject({ imported: null });
    else expect([status, body.error]).toEqual([expected, 'BANK_FILE_REFUSED']);
  });

  it('wants an account that is there, each number once', async () => {
    expect((await desk.upload('999999999', gbk(fileOf(row({}))))).body.error).toBe('BANK_ACCOUNT_UNKNOWN');
    const account = { name: 'a', bankName: 'b', accountNo: '99 88-77 66' };
    expect((await desk.call('bank/accounts/add', account)).status).toBe(200);
    const twice = await desk.call('bank/accounts/add', { ...account, accountNo: '99887766' });
    expect(twice.body.error).toBe('BANK_ACCOUNT_TAKEN');
  });
});

it('reads MT940', async () => {
  const { statementNo } = await statement(50_00n);
  const reference = `R${nextNumber()}X${customerCode}`.slice(0, 16);
  const file = `:20:X\r\n:25:1\r\n:28C:1\r\n:60F:C261101CNY0,\r\n:61:261101C50,NTRF//${reference}\r\n:86:?20${statementNo}?32PAYER\r\n:62F:C261101CNY50,\r\n`;
  const { body } = await desk.upload(accountId, file, { fileName: '流水.sta' });
  expect(body.data.imported).toMatchObject({ format: 'mt940', newCount: 1, matched: 1 });
  expect(await paid(statementNo)).toBe(50_00);
});

describe('CAMT.053', () => {
  const camt = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${inner}</Stmt></BkToCstmrStmt></Document>`;
  const entry = (amount: string, mark: string, more = '') =>
    `<Ntry><Amt Ccy="CNY">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><BookgDt><Dt>2026-11-03</Dt></BookgDt>
      <AcctSvcrRef>B${nextNumber()}${customerCode}</AcctSvcrRef><NtryDtls><TxDtls>${more}</TxDtls></NtryDtls></Ntry>`;
  it('is read, entry by entry', async () => {
    const { statementNo } = await statement(60_00n);
    const party = `<RltdPties><Dbtr><Pty><Nm>${firmName}</Nm></Pty></Dbtr></RltdPties>`;
    const inner = [
      entry('60.00', 'CRDT', `${party}<RmtInf><Ustrd>货款 &amp; 运费</Ustrd></RmtInf>`),
      entry('7.00', 'DBIT'),
      entry('x', 'CRDT'),
    ].join('');
    const { body } = await desk.upload(accountId, camt(inner), { fileName: '流水.xml' });
    expect(body.data.imported).toMatchObject({
      format: 'camt053',
      newCount: 2,
      matched: 1,
      badRows: [{ problem: '金额无法识别' }],
    });
    expect(await paid(statementNo)).toBe(60_00);
    const [line] = await lines(body.data.imported.importId, 'matched');
    expect(line).toMatchObject({ payerName: firmName, remark: '货款 & 运费', bookedOn: '2026-11-03', firmName });
  });
  it('takes yuan that has come, nothing announced and nothing foreign', async () => {
    const { statementNo } = await statement(61_00n);
    const party = `<RltdPties><Dbtr><Nm>${firmName}</Nm></Dbtr></RltdPties>`;
    const paidBy = entry('61.00', 'CRDT', party);
    const pending = ['<Sts>PDNG</Sts>', '<Sts><Cd>INFO</Cd></Sts>'].map((more) =>
      paidBy.replace('<BookgDt>', `${more}<BookgDt>`),
    );
    const inner = [paidBy.replace('CNY', 'USD'), ...pending].join('');
    const { body } = await desk.upload(accountId, camt(inner), { fileName: '外币.xml' });
    expect(body.data.imported).toMatchObject({ newCount: 0, matched: 0 });
    expect(body.data.imported.badRows.map(({ problem }: { problem: string }) => problem)).toEqual([
      '币种“USD”不是人民币',
      ...['PDNG', 'INFO'].map((code) => `状态 ${code}，尚未入账`),
    ]);
    expect(await paid(statementNo)).toBe(0);
  });
  it('with declarations of its own is refused', async () => {
    const file = `<!DOCTYPE a [<!ENTITY x "y">]><Document><BkToCstmrStmt></BkToCstmrStmt></Document>`;
    expect((await desk.upload(accountId, file)).body.error).toBe('BANK_FILE_REFUSED');
  });
});

describe('lines that wait', () => {
  const waiting = async (line: Line) => {
    const { body } = await desk.upload(accountId, gbk(fileOf(row(line))));
    const [found] = await lines(body.data.imported.importId);
    return found;
  };

  it('are booked by a person, who makes their payer known', async () => {
    const { statementNo } = await statement(30_00n);
    const payer = `代付公司${nextNumber()}`;
    const line = await waiting({ amount: '20.00', payer });
    expect(line).toMatchObject({ status: 'unmatched', proposals: [] });
    const choice = {
      lineId: line.lineId,
      version: line.version,
      customerCode,
      items: [{ statementNo, amount: '20.00' }],
    };
    const acts = await Promise.all([1, 2].map(() => desk.call('bank/lines/book', choice)));
    expect(acts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await paid(statementNo)).toBe(20_00);
    const next = await waiting({ amount: '10.00', payer });
    expect(next).toMatchObject({ status: 'matched', firmName });
    expect(await paid(statementNo)).toBe(30_00);
  });

  it('wait again where their receipt is reversed', async () => {
    const { statementNo } = await statement(40_00n);
    const line = await waiting({ amount: '40.00', payer: firmName });
    const [receipt] = (await desk.data('receipts', { keyword: line.receiptNo })).list;
    const { receiptNo, version } = receipt;
    expect(receipt).toMatchObject({
      bookerName: '系统',
      allocations: [{ statementNo, matchedLabel: '自动：户名和金额' }],
    });
    expect((await desk.call('reverse', { receiptNo, version, reason: '错配' })).status).toBe(200);
    const { list } = await desk.data('bank/lines', { tab: 'unmatched', keyword: firmName });
    expect(list).toMatchObject([{ lineId: line.lineId, receiptNo: null }]);
    const { version: now } = list[0];
    const again = await desk.call('bank/lines/book', { lineId: line.lineId, version: now, customerCode, items: [] });
    expect([again.status, await paid(statementNo)]).toEqual([200, 0]);
  });

  it('are left alone with a reason, and taken up again', async () => {
    const { lineId, version } = await waiting({ amount: '1.11', remark: '结息' });
    const left = await desk.call('bank/lines/ignore', { lineId, version, note: '利息' });
    expect(left.body.data).toMatchObject({ statusLabel: '不处理', note: '利息', proposals: [] });
    const booked = await desk.call('bank/lines/book', { lineId, version: version + 1, customerCode, items: [] });
    expect(booked.body.error).toBe('RECEIVABLE_STEP');
    const back = await desk.call('bank/lines/reopen', { lineId, version: version + 1 });
    expect(back.body.data).toMatchObject({ statusLabel: '未匹配' });
  });
});

it('belongs to the desk alone', async () => {
  const { firmId, userId } = buyer;
  const count = inTransaction(shop.db.app, { firmId, userId }, 'read', (db) =>
    db.execute(sql`select count(*)::int as found from bank_lines`),
  );
  expect((await count).rows).toEqual([{ found: 0 }]);
});
