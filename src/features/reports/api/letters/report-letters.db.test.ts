import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openExports } from '#app/api/open-exports.ts';
import { createPost, messageLanes } from '#app/api/open-messages.ts';
import { carryOutExport } from '#business/transfers/api/carry-out-export.ts';
import { exportSchedules } from '#business/transfers/api/schedule-tables.ts';
import { runSchedules, type ScheduleWork } from '#business/transfers/api/schedules/run-schedules.ts';
import { transfers } from '#business/transfers/api/transfer-tables.ts';
import type { ExportSchedule } from '#business/transfers/contract/schedule-schemas.ts';
import { users } from '#features/access/api/access-tables.ts';
import { findParticipant } from '#features/access/api/public.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { type Mailer, openMailer } from '#platform/api/mailer.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { sniffPicture } from '#platform/shared/sniff-picture.ts';
import type { TestMember } from '#tests/factories/build-member.ts';
import { buildReportCompany, buySome, drawsOf, playOn, type ReportCompany } from '#tests/factories/report-company.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { startTestSmtpServer, type TestSmtpServer } from '#tests/test-smtp-server.ts';
import { buildReports } from '../booking/build-repo.ts';

/** Issue 15: a scheduled mail with the chart as a picture, for each receiver by the rights he has on that day. */
const SECRET = Buffer.alloc(32, 5);
const LARGEST = 100_000;
const CALLS = '/enterprise-service/export-schedule';

let shop: TestShop;
let company: ReportCompany;
let dataDir: string;
let work: ScheduleWork;
let smtp: TestSmtpServer;
let mailer: Mailer;

const mailOf = ({ userId }: TestMember) => `person${userId}@example.cn`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'report-letters-'));
  shop = await startTestShop({ limiter: UNCOUNTED, env: { dataDir } });
  company = await buildReportCompany(shop);
  const numbers = await buySome(shop, company, 14, drawsOf(7));
  await playOn(shop, company, numbers, 6);
  await shop.db.owner.execute(sql`alter table orders disable trigger user`);
  // Of everybody some last month and some before.
  await shop.db.owner.execute(sql`update orders o set submitted_at =
      date_trunc('month', now()) - interval '3 days' - make_interval(months => (n.at % 4)::int)
    from (select id, row_number() over (partition by user_id, status = 'cancelled' order by id) - 1 as at from orders) n
    where n.id = o.id and firm_id = ${company.firmId}`);
  await shop.db.owner.execute(sql`alter table orders enable trigger user`);
  // Without roads nothing was promised to arrive.
  await shop.db.owner.execute(sql`update order_parts set arrives_on = coalesce(promised_on, current_date) + (id % 4)::int - 1
    where firm_id = ${company.firmId}`);
  await buildReports(shop.db.app);
  // Promised last month or before; some of it came late.
  await shop.db.owner.execute(sql`update report_deliveries set ordered_on = day - 4, promised_on = day, counts_on = day,
      delivered_on = day + (id % 3 - 1)::int
    from (select part_line_id as id, (date_trunc('month', now()) - interval '9 days' - make_interval(months => (part_line_id % 3)::int))::date as day
      from report_deliveries) d where d.id = part_line_id`);
  for (const person of [company.head, company.leader, company.buyer]) {
    await shop.db.owner
      .update(users)
      .set({ email: mailOf(person) })
      .where(eq(users.id, person.userId));
  }
  const database = shop.db.app;
  work = {
    database,
    exports: openExports(),
    files: createFileStore(resolve(dataDir, 'transfers'), 'bin'),
    findCaller: (place) => findParticipant(database, place),
    messages: createPost(SECRET),
  };
  smtp = await startTestSmtpServer();
  const letterHead = { sender: 'MRO采购系统', supportPhone: '400-000-0000' };
  mailer = openMailer({ smtpUrl: smtp.smtpUrl, from: 'no-reply@shop.test', letterHead });
});
afterAll(async () => {
  mailer.close();
  await smtp.stop();
  await shop.stop();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  smtp.letters.length = 0;
  await shop.db.owner.execute(sql`truncate outbox, messages, message_deliveries`);
  await shop.db.owner.execute(sql`delete from export_schedules`);
});

const FILTER = { departments: [], people: [], costCenters: [], categories: [], brands: [] };

async function save(kind: string, filter: object, people: readonly TestMember[], more: object = {}) {
  const receivers = people.map(({ memberId }) => String(memberId));
  const wish = {
    kind,
    name: '采购月报',
    filter: JSON.stringify(filter),
    period: 'lastMonth',
    rhythm: 'monthly',
    day: 1,
    hour: 8,
  };
  return shop.post<ExportSchedule[]>(`${CALLS}/save`, { ...wish, receivers, ...more }, { token: company.head.token });
}

/** Every way the messages go in the worker, until nothing is left. */
async function carryAll(): Promise<void> {
  const out = { mailer, carrier: { send: async () => undefined }, robots: { send: async () => undefined } };
  const [tellings, ...ways] = messageLanes(shop.db.app, out, { secret: SECRET, origin: 'https://shop.test' });
  await deliverEffects(shop.db.app, tellings as Parameters<typeof deliverEffects>[1]);
  for (const way of ways) await (way as () => Promise<number>)();
}

/** One run of what was saved, and the letters that came of it. */
async function runDue(id: string) {
  await shop.db.owner
    .update(exportSchedules)
    .set({ nextAt: sql`now() - interval '1 minute'` })
    .where(eq(exportSchedules.id, BigInt(id)));
  await runSchedules(work);
  const tasks = await shop.db.owner
    .select()
    .from(transfers)
    .where(eq(transfers.scheduleId, BigInt(id)));
  for (const task of tasks) await carryOutExport(work, task.id);
  await carryAll();
  return smtp.letters;
}

const letterTo = (person: TestMember) => smtp.letters.find(({ recipients }) => recipients[0] === mailOf(person));
const amountIn = (text: string | undefined) => /采购金额 ¥([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '');

describe('the report of what was spent', () => {
  it('comes as a mail with its chart within, its figures as text, and a link that asks for login', async () => {
    const { body } = await save('report-lines', { ...FILTER, figure: 'amount', compare: 'previous' }, [company.head]);
    await runDue(body.data[0]?.id ?? '');
    expect(smtp.letters).toHaveLength(1);
    const [{ mail, recipients, source } = { mail: null, recipients: [], source: '' }] = smtp.letters;
    expect(recipients).toEqual([mailOf(company.head)]);
    expect(mail?.subject).toBe('定时导出已生成：采购月报');
    const [picture, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline', contentId: '<picture@letter>' });
    const png = new Uint8Array(picture?.content as ArrayBuffer);
    expect(sniffPicture(png)).toBe('png');
    expect(png.length).toBeGreaterThan(5_000);
    expect(png.length).toBeLessThan(LARGEST);
    expect(source.length).toBeLessThan(LARGEST * 2);
    expect(mail?.html).toMatch(/<img src="cid:picture@letter" alt="按月采购金额，共 12 期；本期 [^"]+ ¥/);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(/采购报表 \d{4}-\d\d-01 至 \d{4}-\d\d-\d\d/);
      expect(part).toMatch(/采购金额 ¥[\d,]+\.\d\d（比上期 [+-]?\d+\.\d%）/);
      expect(part).toMatch(/订单 \d+/);
      expect(part).toContain('按部门金额最高的：');
      expect(part).toContain('按下单日计，含税，范围：全公司');
      expect(part).toMatch(/数据截至 \d{4}-\d\d-\d\d \d\d:\d\d/);
      expect(part).toContain('https://shop.test/user/report/fileCenter.html');
      expect(part).not.toContain('/transfer/fetch');
    }
    if (process.env.KEEP_LETTER) await writeFile(process.env.KEEP_LETTER, png);
    if (process.env.KEEP_LETTER) await writeFile(`${process.env.KEEP_LETTER}.txt`, mail?.text ?? '');
  });

  it('shows each receiver what he may see on that day, and the sum of his own file', async () => {
    const { head, buyer } = company;
    const { body } = await save('report-lines', { ...FILTER, figure: 'amount' }, [head, buyer]);
    await runDue(body.data[0]?.id ?? '');
    const [all, own] = [letterTo(head)?.mail.text, letterTo(buyer)?.mail.text];
    expect(own).toContain('范围：本人');
    expect(Number(amountIn(own))).toBeLessThan(Number(amountIn(all)));
    const [{ from, to } = { from: '', to: '' }] = [
      ...(all ?? '').matchAll(/(?<from>[\d-]{10}) 至 (?<to>[\d-]{10})/g),
    ].map(({ groups }) => groups as { from: string; to: string });
    for (const [person, text] of [
      [head, all],
      [buyer, own],
    ] as const) {
      const lines = await shop.post(
        '/enterprise-service/report/lines',
        { ...FILTER, from, to },
        { token: person.token },
      );
      expect(amountIn(text)).toBe(lines.body.data.total.amount);
    }
  });

  it('of categories names the largest of them', async () => {
    const { body } = await save('report-lines', { ...FILTER, figure: 'amount', by: 'category' }, [company.head]);
    await runDue(body.data[0]?.id ?? '');
    expect(letterTo(company.head)?.mail.text).toContain('分类报表 ');
    expect(letterTo(company.head)?.mail.text).toContain('按分类金额最高的：');
  });

  it('says that nothing was bought in its period, and counts as done', async () => {
    const { body } = await save('report-lines', { ...FILTER, figure: 'corrections' }, [company.head]);
    await runDue(body.data[0]?.id ?? '');
    expect(letterTo(company.head)?.mail.subject).toBe('采购月报：本期没有数据');
    const [task] = await shop.db.owner
      .select()
      .from(transfers)
      .where(eq(transfers.scheduleId, BigInt(body.data[0]?.id ?? 0)));
    expect(task).toMatchObject({ status: 'done', rowsDone: 0 });
  });
});

it('the report of deliveries comes with its share over time', async () => {
  const { head } = company;
  const { body } = await save('report-deliveries', { ...FILTER, pick: 'due' }, [head], { name: '交付周报' });
  await runDue(body.data[0]?.id ?? '');
  const mail = letterTo(head)?.mail;
  expect(mail?.html).toMatch(/alt="按月准时足量率，共 12 期；本期 \d\d-\d\d \d+\.\d%/);
  expect(mail?.text).toMatch(/交付报表 [\d-]{10} 至 [\d-]{10}/);
  expect(mail?.text).toMatch(/准时率 \d+\.\d%/);
  expect(mail?.text).toContain('按承诺到货日计，范围：全公司');
  expect(mail?.attachments).toHaveLength(1);
  if (process.env.KEEP_LETTER) {
    await writeFile(
      `${process.env.KEEP_LETTER}-delivery.png`,
      new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer),
    );
  }
});

describe('on the page of schedules', () => {
  it('the filter stands in words, for who set it alone', async () => {
    const { head, buyer, departments, categories } = company;
    const { rows } = await shop.db.owner.execute<{ code: string; name: string }>(
      sql`select code, name from categories where id = ${categories[0]}`,
    );
    const filter = {
      ...FILTER,
      basis: 'signed',
      tax: 'excl',
      departments: [String(departments[0]), 'none'],
      categories: [rows[0]?.code],
    };
    const saved = await save('report-lines', filter, [head, buyer]);
    const names = await shop.db.owner.execute<{ name: string }>(
      sql`select name from departments where id = ${departments[0]}`,
    );
    expect(saved.body.data[0]).toMatchObject({
      label: '报表明细',
      periodName: '上月',
      filterWords: ['按签收日计，未税', `部门：${names.rows[0]?.name}、未归属`, `分类：${rows[0]?.name}`],
    });
    const theirs = await shop.get<ExportSchedule[]>(`${CALLS}/list`, { token: buyer.token });
    expect(theirs.body.data[0]).toMatchObject({ filterWords: [], filter: '{}' });
  });

  it('no report is sent over all days', async () => {
    const { status, body } = await save('report-lines', FILTER, [company.head], { period: 'none' });
    expect({ status, message: body.message }).toEqual({ status: 422, message: '请选择日期范围' });
  });
});
