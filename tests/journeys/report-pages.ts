import { expect, type Page } from '@playwright/test';
import { besideShop } from './beside-database.ts';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { freeItems } from './bulk-file.ts';
import type { NewContext } from './journey.ts';
import { openPage } from './open-page.ts';
import { placeOrder } from './shop-session.ts';

export const SPEND = '/user/report/dataReport.html';
export const CATEGORY = '/user/report/category.html';
export const DELIVERY = '/user/report/delivery.html';

/** ¥1,234.50 in fen, which add up without a remainder. */
export const fenOf = (text: string) => BigInt(text.replace(/[^\d-]/g, ''));
export const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + fenOf(text), 0n);

const tileOf = (page: Page, label: string) =>
  page.getByRole('list', { name: '主要指标' }).getByRole('listitem').filter({ hasText: label });
export const numberOf = (page: Page, label: string) => tileOf(page, label).getByRole('button', { name: /^[¥\d-]/ });
export const panelOf = (page: Page) => page.getByRole('region', { name: /明细/ });
export const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Somebody who sees only what he ordered himself, with every right there is. */
async function narrowed(person: Person): Promise<void> {
  await besideShop(`update memberships set data_scope = 'self' where id = $1`, [person.memberId]);
}

/** Orders of a company stay as they are: journeys of a file look at the same ones. */
let built: ReturnType<typeof buildOrders> | undefined;

/** A company of which one sees everything and one what he ordered; both have ordered. Who keeps something there takes it away. */
export const orderedCompany = (newContext: NewContext): ReturnType<typeof buildOrders> => {
  built ??= buildOrders(newContext);
  return built;
};

async function buildOrders(newContext: NewContext) {
  const people = await buildCompany({
    admin: { name: '严工', role: '管理员' },
    buyer: { name: '何工', role: '管理员' },
  });
  await narrowed(people.buyer);
  for (const [person, count] of [[people.admin, 1] as const, [people.buyer, 2] as const]) {
    const context = await newContext();
    await asPerson(context, person);
    for (const item of await freeItems(context.request, count)) await placeOrder(context.request, item);
  }
  await untilBooked(people.admin, 3);
  return people;
}

/** Orders are counted a moment after they were made: asked beside the pages, which then open once. */
async function untilBooked({ firmId }: Person, orders: number): Promise<void> {
  const text = 'select count(distinct order_id)::int as orders from report_bookings where firm_id = $1';
  const booked = async () => (await besideShop<{ orders: number }>(text, [firmId]))[0]?.orders;
  await expect.poll(booked).toBe(orders);
}

export async function openCounted(page: Page, path: string, orders: number): Promise<void> {
  await openPage(page, path);
  await expect(numberOf(page, '订单')).toHaveText(String(orders));
}
