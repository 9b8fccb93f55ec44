import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterSaleCases } from '#features/after-sales/api/case-tables.ts';
import { afterSaleRefunds } from '#features/after-sales/api/settlement-tables.ts';
import type { Answer, TestShop } from '#tests/test-shop.ts';
import { buildFirm, buildMember, type TestMember } from './build-member.ts';
import { type SignedWish, signedOrder } from './signed-order.ts';
import { fileOf, uploadFile } from './upload-file.ts';

const DESK = '/after-sales/desk';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

/** The desk of after-sales, as its pages speak to the shop: every act names the version it saw last. */
export function caseDeskOf(shop: TestShop, staff: TestMember) {
  const { token } = staff;
  const read = async (caseNo: string): Promise<Free> =>
    (await shop.post(`${DESK}/detail`, { caseNo }, { token })).body.data;
  const queue = async (input: object = {}): Promise<Free> =>
    (await shop.post(`${DESK}/list`, input, { token })).body.data;
  const act = async (
    path: string,
    caseNo: string,
    input: object = {},
    key: string = randomUUID(),
  ): Promise<Answer<Free>> => {
    const found = await read(caseNo);
    return shop.post(`${DESK}/${path}`, { caseNo, version: found?.version ?? 1, ...input }, { token, key });
  };
  /** Grants everything that is asked for, unless told otherwise. */
  const grant = async (caseNo: string, input: object = {}, key?: string): Promise<Answer<Free>> => {
    const { lines, returnWay, freightPayer } = await read(caseNo);
    const all = lines.map(({ lineNo, quantity }: Free) => ({ lineNo, quantity }));
    return act('grant', caseNo, { lines: all, returnWay, freightPayer, ...input }, key);
  };
  /** Everything that was granted has come and is good, unless told otherwise. */
  const inspect = async (caseNo: string, input: object = {}, key?: string): Promise<Answer<Free>> => {
    const { lines } = await read(caseNo);
    const all = lines.map(({ lineNo, granted }: Free) => ({ lineNo, received: granted, good: granted }));
    return act('inspect', caseNo, { warehouse: 'SH', lines: all, finding: '与申请一致', ...input }, key);
  };
  return { token, read, queue, act, grant, inspect };
}

interface Wish extends SignedWish {
  kind: string;
  reason?: string;
  /** Units asked for; all of them without it. */
  asked?: number;
  gapAmount?: string;
}

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#ccc' } })
    .png()
    .toBuffer();

/** A case of one kind, asked for through the calls of the pages about an order that was signed just now. */
export async function applyForCase(
  shop: TestShop,
  buyer: TestMember,
  wishes: readonly Wish[],
  how: object = {},
): Promise<{ caseNo: string; orderNo: string; status: string }> {
  const { orderNo } = await signedOrder(shop, buyer, wishes);
  const as = { token: buyer.token };
  const lines = [];
  for (const [index, { kind, reason = 'no_papers', quantity, asked = quantity, gapAmount }] of wishes.entries()) {
    const file = fileOf(await picture(), 'a.png');
    const { body } = await uploadFile(shop, '/after-sales/upload', { file }, as);
    const fileIds = [body.data.id ?? body.data.fileId];
    lines.push({ lineNo: index + 1, kind, reason, quantity: asked, fileIds, ...(gapAmount && { gapAmount }) });
  }
  const contact = { returnWay: 'mail', contactName: '王师傅', contactPhone: '13800138000' };
  const input = { orderNo, lines, ...contact, ...how };
  const { body } = await shop.post('/after-sales/apply', input, { ...as, key: randomUUID() });
  if (!body.success) throw new Error(JSON.stringify(body));
  const [made] = body.data.cases;
  return { orderNo, caseNo: made.caseNo, status: made.status };
}

/** Who decides, who handles goods alone, and who does both and checks; the warehouse that goods of tests lie in has a name. */
export async function caseDeskPeople(shop: TestShop) {
  const { owner } = shop.db;
  await owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
    on conflict do nothing`);
  const firm = await buildFirm(owner, { firmType: 'operator' });
  const all = ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS', 'DESK_AFTER_SALES_CHECK'] as const;
  const clerk = await buildMember(owner, { firm, permissions: ['DESK_AFTER_SALES'] });
  const packer = await buildMember(owner, { firm, permissions: ['DESK_AFTER_SALES_GOODS'] });
  const boss = await buildMember(owner, { firm, permissions: all });
  return { firm, clerk, packer, boss };
}

export async function caseRow(shop: TestShop, caseNo: string) {
  const [row] = await shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.caseNo, caseNo));
  if (!row) throw new Error(`no case ${caseNo}`);
  return row;
}

export async function caseRefunds(shop: TestShop, caseNo: string) {
  const { id } = await caseRow(shop, caseNo);
  return shop.db.owner.select().from(afterSaleRefunds).where(eq(afterSaleRefunds.caseId, id));
}
