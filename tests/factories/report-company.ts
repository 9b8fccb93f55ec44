import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openWork } from '#features/fulfilment/api/open-work.ts';
import { playRound } from '#features/fulfilment/api/simulate/play-round.ts';
import { buildDepartment } from '#tests/factories/build-approval-flow.ts';
import { buildCenter } from '#tests/factories/build-budget.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import type { TestShop } from '#tests/test-shop.ts';

/** The same draws for the same seed. */
export function drawsOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Draw = (below: number) => number;

/** A company whose people buy for several departments, and what it buys. */
export interface ReportCompany {
  firmId: bigint;
  /** Sees all, a department, the own orders. */
  head: TestMember;
  leader: TestMember;
  buyer: TestMember;
  staff: TestMember;
  departments: bigint[];
  centers: { costCenterId: bigint; code: string }[];
  /** A category, one below it, one apart. */
  categories: bigint[];
  items: TestSku[];
}

async function buildCategories(shop: TestShop): Promise<bigint[]> {
  const { owner } = shop.db;
  const top = await buildCategory(owner);
  const below = await buildCategory(owner, { parentId: top, level: 2 });
  const apart = await buildCategory(owner);
  await owner.execute(sql`update categories set path_ids = array[id] where id in (${top}, ${apart})`);
  await owner.execute(sql`update categories set path_ids = array[${top}::bigint, id] where id = ${below}`);
  return [top, below, apart];
}

async function buildItems(shop: TestShop, categories: readonly bigint[]): Promise<TestSku[]> {
  const { owner } = shop.db;
  const brands = [await buildBrand(owner), await buildBrand(owner)];
  const items: TestSku[] = [];
  for (const [place, salesPrice] of ['3.3333', '120.00', '0.0777', '15.55', '999.99', '8.00'].entries()) {
    const listPrice = place % 2 === 0 ? String(Number(salesPrice) * 1.25) : salesPrice;
    const categoryId = categories[place % 3];
    const brandId = brands[place % 2];
    items.push(
      await buildSku(owner, {
        salesPrice,
        listPrice: Number(listPrice).toFixed(4),
        categoryId,
        brandId,
        stock: 100_000,
      }),
    );
  }
  return items;
}

export async function buildReportCompany(shop: TestShop): Promise<ReportCompany> {
  const { owner } = shop.db;
  const firm = await buildFirm(owner);
  const departments = [await buildDepartment(owner, firm), await buildDepartment(owner, firm)];
  departments.push(await buildDepartment(owner, firm, { parentId: departments[0] }));
  const [first, second, third] = departments;
  const head = await buildMember(owner, { firm, departmentId: second });
  const leader = await buildMember(owner, { firm, departmentId: first, dataScope: 'branch' });
  const buyer = await buildMember(owner, { firm, departmentId: third, dataScope: 'self' });
  const staff = await buildMember(owner, { firm: await buildFirm(owner, { firmType: 'operator' }) });
  const centers = [await buildCenter(owner, firm.firmId), await buildCenter(owner, firm.firmId)];
  const categories = await buildCategories(shop);
  const items = await buildItems(shop, categories);
  return { firmId: firm.firmId, head, leader, buyer, staff, departments, centers, categories, items };
}

/** Orders of some lines each by everybody, some of them called off in part or whole; answers their numbers. */
export async function buySome(shop: TestShop, company: ReportCompany, orders: number, draw: Draw): Promise<string[]> {
  const people = [company.head, company.leader, company.buyer];
  const numbers: string[] = [];
  for (let n = 0; n < orders; n += 1) {
    const person = people[draw(3)] ?? company.head;
    const items = company.items.filter(() => draw(3) > 0);
    const wishes = (items.length > 0 ? items : company.items.slice(0, 1)).map(({ itemNo }) => ({
      skuCode: itemNo,
      quantity: 1 + draw(37),
    }));
    const input = await orderInput(shop, person, wishes);
    const lines = input.lines.map((line: object) => ({ ...line, costCenter: company.centers[draw(3)]?.code ?? '' }));
    const as = { token: person.token, key: randomUUID() };
    const { body } = await shop.post('/oms-front/trade/create', { ...input, lines }, as);
    if (!body.success) throw new Error(JSON.stringify(body));
    numbers.push(body.data.orderNo);
    await callOff(shop, person, { orderNo: body.data.orderNo, lines: wishes.map(({ quantity }) => quantity) }, draw);
  }
  return numbers;
}

async function callOff(shop: TestShop, person: TestMember, order: { orderNo: string; lines: number[] }, draw: Draw) {
  const as = { token: person.token, key: randomUUID() };
  const way = draw(5);
  if (way === 0) await shop.post('/oms-front/trade/cancel', { orderNo: order.orderNo }, as);
  const [first = 1] = order.lines;
  if (way === 1 && first > 1) {
    const lines = [{ lineNo: 1, quantity: 1 + draw(first - 1) }];
    await shop.post('/oms-front/trade/cancel', { orderNo: order.orderNo, lines }, as);
  }
}

/** The warehouse and the carriers go on for some rounds: parts are split, found short, sent, refused, signed for. */
export async function playOn(
  shop: TestShop,
  { staff }: ReportCompany,
  orderNos: readonly string[],
  rounds: number,
): Promise<void> {
  for (const orderNo of orderNos) {
    await shop.db.owner.transaction((tx) => openWork(tx as never, { orderNo })).catch(() => undefined);
  }
  const play = { actor: staff, seed: 'reports', speed: 3_600_000, mostActs: 40, say: () => undefined };
  for (let round = 0; round < rounds; round += 1) await playRound(shop.db.app, play);
}

/** Puts orders and what became of them back in time, each by days of its own. */
export async function putBack(shop: TestShop, { firmId }: ReportCompany, most: number): Promise<void> {
  await shop.db.owner.execute(sql`alter table orders disable trigger user`);
  // Without roads nothing was promised to arrive: some parts were to be there at once, some days later.
  await shop.db.owner.execute(sql`update order_parts set arrives_on = coalesce(promised_on, current_date) + (id % 4)::int - 1
    where firm_id = ${firmId}`);
  const by = (order: string) => `(${order} * 7919 % ${most})::int`;
  const instant = (column: string, order: string) => `${column} = ${column} - make_interval(days => ${by(order)})`;
  const day = (column: string) => `${column} = ${column} - ${by('order_id')}`;
  const moves = {
    orders: instant('submitted_at', 'id'),
    sign_records: instant('signed_at', 'order_id'),
    shipments: `${instant('shipped_at', 'order_id')}, ${instant('delivered_at', 'order_id')}`,
    order_parts: ['promised_on', 'arrives_on', 'first_promised_on', 'first_arrives_on'].map(day).join(', '),
  };
  for (const [table, change] of Object.entries(moves)) {
    await shop.db.owner.execute(sql.raw(`update ${table} set ${change} where firm_id = ${firmId}`));
  }
  await shop.db.owner.execute(sql`alter table orders enable trigger user`);
}
