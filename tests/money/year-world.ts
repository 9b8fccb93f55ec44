import { eq, sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { openAttachments } from '#app/api/open-attachments.ts';
import { invoices } from '#features/invoices/api/manifest.ts';
import { createSimulatedPlatform, type TaxSettings } from '#features/invoices/api/public.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { deliverStatements } from '#features/statements/api/news/deliver-statements.ts';
import { runStatements } from '#features/statements/api/run/run-night.ts';
import { addDays } from '#features/statements/rules/cycles.ts';
import { openFileStores } from '#platform/api/stores/open-file-stores.ts';
import { beginAnew, hear, type SaleWorld, saleWorld } from '#tests/factories/after-sale-world.ts';
import { buildCenter } from '#tests/factories/build-budget.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { shanghaiToday } from '#tests/factories/build-statement.ts';
import { type receivableDeskOf, receivableStaff } from '#tests/factories/receivable-desk.ts';
import { POST } from '#tests/factories/settle-world.ts';
import { termsDeskOf, termsDeskPeople } from '#tests/factories/terms-desk.ts';
import { testEnv } from '#tests/test-shop.ts';

const SCREWS = '1080401010000000000';
const SELLER = { name: '卖方', taxNo: '1', address: '', phone: '', bankName: '', bankAccount: '' };
const TITLES = [
  { type: 3, title: '王小明' },
  { type: 1, title: '上海某某有限公司', taxNo: '91310000MA1FL0LJ0H' },
];

interface YearFirm {
  buyer: TestMember;
  center: string;
  customerCode: string;
}

/** A shop, its people and two companies, through a year whose days pass when the test says so. */
export interface YearWorld extends SaleWorld {
  seed: number;
  firms: YearFirm[];
  customerCode: string;
  clerk: ReturnType<typeof receivableDeskOf>;
  chief: ReturnType<typeof receivableDeskOf>;
  termsClerk: ReturnType<typeof termsDeskOf>;
  termsBoss: ReturnType<typeof termsDeskOf>;
  accountId: string;
  /** Bank files that were taken, for taking one again. */
  files: string[];
  day: string;
  tax: TaxSettings;
  attachments: ReturnType<typeof openAttachments>;
  /** How often each act was done, and by what it was refused. */
  done: Record<string, number>;
}

const nowOf = (w: YearWorld) => new Date(`${w.day}T04:00:00Z`);

/** A platform that makes as much trouble as it can; a new one has forgotten what the last was asked. */
export function openPlatform(w: YearWorld): void {
  const platform = createSimulatedPlatform({ seed: `year ${w.seed}`, now: () => nowOf(w), faults: 1.6 });
  w.tax = { platform, seller: SELLER, specimen: true };
}

/** Hooks of the file that asks for it. */
export function yearWorld(): YearWorld {
  const w = saleWorld() as YearWorld;
  beforeAll(async () => {
    const { owner, app } = w.shop.db;
    await owner.execute(sql`insert into tax_codes (code, name, short_name) values
      (${SCREWS}, '螺栓', '紧固件'), ('3040407990000000000', '其他运输服务', '运输服务') on conflict do nothing`);
    const operator = await buildFirm(owner, { firmType: 'operator' });
    const money = await receivableStaff(w.shop);
    const terms = await termsDeskPeople(w.shop);
    w.staff = await buildMember(owner, {
      firm: operator,
      permissions: [
        ...(['DESK_ORDERS', 'DESK_STOCK', 'DESK_PAYMENTS', 'DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS'] as const),
        ...(['DESK_AFTER_SALES_CHECK', 'DESK_STATEMENTS', 'DESK_INVOICES'] as const),
      ],
    });
    w.attachments = openAttachments(testEnv, await openFileStores(testEnv));
    const [termsClerk, termsBoss] = [termsDeskOf(w.shop, terms.clerk), termsDeskOf(w.shop, terms.boss)];
    Object.assign(w, money, { termsClerk, termsBoss, accountId: await money.clerk.addAccount() });
    w.hearers = () => invoices.platformEffects(app, { attachments: w.attachments, tax: w.tax });
    w.orderFields = () => ({ invoice: TITLES[w.draw(5) === 0 ? 1 : 0], poNumber: `PO${w.draw(3)}` });
  });
  return w;
}

/** The next act is about another of the companies, or the same. */
export const turnTo = (w: YearWorld, { buyer, center, customerCode }: YearFirm): YearWorld =>
  Object.assign(w, { buyer, center, customerCode });

/** Other companies, other goods of three rates, one without a tax code, and a first day. */
export async function beginYear(w: YearWorld, seed: number): Promise<void> {
  const { owner } = w.shop.db;
  await beginAnew(w, seed);
  Object.assign(w, { seed, firms: [], files: [], done: {}, day: shanghaiToday() });
  openPlatform(w);
  for (const [index, { itemNo }] of w.items.entries()) {
    const code = index === 3 && w.draw(2) ? null : SCREWS;
    await owner.execute(
      sql`update skus set tax_code = ${code}, tax_rate_bp = ${[1300, 900, 1300, 600, 1300][index]} where item_no = ${itemNo}`,
    );
    await owner.execute(
      sql`update stock_levels set on_hand = 5000 where sku_id = (select id from skus where item_no = ${itemNo})`,
    );
  }
  for (let n = 0; n < 2; n += 1) {
    const buyer = await buildMember(owner);
    const [firm] = await owner.select().from(firms).where(eq(firms.id, buyer.firmId));
    const { code: center } = await buildCenter(owner, buyer.firmId, { limitFen: 100_000_000_000n });
    w.firms.push({ buyer, center, customerCode: firm?.customerCode ?? '' });
  }
}

/** What happened since is of the day the test has reached. */
async function dateRows(w: YearWorld): Promise<void> {
  const at = nowOf(w).toISOString();
  await w.owner.query(
    `update sign_records set signed_at = $1 where signed_at < now() + interval '1 hour' and $1 > now()`,
    [at],
  );
}

/** Everything that was recorded for later is done, by two workers at once now and then, and what the platform was asked is asked again. */
export async function workOff(w: YearWorld): Promise<void> {
  const { app } = w.shop.db;
  const [platform, marking] = invoices.platformJobs(app, { attachments: w.attachments, tax: w.tax });
  await hear(w);
  for (const table of ['invoices', 'invoice_red_letters']) {
    await w.owner.query(`update ${table} set next_ask_at = now() - interval '1 second' where next_ask_at is not null`);
  }
  for (const job of [platform, marking]) {
    await Promise.all(Array.from({ length: w.draw(3) === 0 ? 2 : 1 }, async () => job?.run()));
  }
  await hear(w);
}

/** So many days later: what was signed meanwhile is of before, cycles that ended are billed, twice at once now and then. */
export async function daysLater(w: YearWorld, days: number): Promise<void> {
  await dateRows(w);
  w.day = addDays(w.day, days);
  const nights = Array.from({ length: w.draw(3) === 0 ? 2 : 1 }, () => runStatements(w.shop.db.app, w.day));
  for (const { failedFirms } of await Promise.all(nights)) {
    if (failedFirms.length > 0) throw new Error('a cycle could not be billed');
  }
  if (w.draw(3) > 0) await deliverStatements(w.shop.db.app, POST);
}
