import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { orderControl } from '#features/approvals/api/public.ts';
import { type Overrun, seenOf } from '#features/budgets/rules/public.ts';
import { type CheckoutSettings, createOrder, readQuote } from '#features/checkout/api/public.ts';
import { createInput } from '#features/checkout/contract/checkout-schemas.ts';
import type { OrderMoney } from '#features/orders/api/public.ts';
import { createOrderMoney } from '#features/payments/api/public.ts';
import { quotePromises } from '#features/quotes/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { changeScope } from '#platform/api/database.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import { type DemoItems, itemFor } from '../quotes/read-demo-facts.ts';
import type { DemoRequest } from './demo-requests.ts';

const HOLD = { onlineMinutes: 30, transferDays: 7 };
const onAccount = createOrderMoney({ channels: new Map(), bankAccount: null, origin: '', hold: HOLD });

/** Nothing is booked for what is paid online before somebody pays. */
const DEMO_MONEY: OrderMoney = {
  readWays: async (db, firmId) => [
    ...(await onAccount.readWays(db, firmId)),
    { payWay: 'online', creditLeftFen: null, held: null },
  ],
  book: async (db, due) => {
    if (due.payWay !== 'online') await onAccount.book(db, due);
  },
  foreseeBack: onAccount.foreseeBack,
};

export const DEMO_CHECKOUT = {
  control: orderControl,
  promises: quotePromises,
  hold: HOLD,
  money: DEMO_MONEY,
} satisfies Omit<CheckoutSettings, 'attachments'>;

export interface DemoCaller extends SignedInCaller {
  addressId: string;
}

type Row = Record<'userName' | 'userId' | 'firmId' | 'memberId' | 'levelCode', string> &
  Record<'departmentId' | 'addressId', string | null>;

/** Who has nowhere to receive goods receives them where the first of the firm does. */
async function addAddresses(db: NodePgDatabase, userNames: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into addresses (firm_id, user_id, receiver, phone, region_code, province, city, district, detail, is_default)
    select m.firm_id, u.id, u.real_name, u.phone_number, a.region_code, a.province, a.city, a.district, a.detail, true
    from users u join memberships m on m.user_id = u.id
    cross join lateral (select * from addresses a where a.firm_id = m.firm_id order by a.id limit 1) a
    where u.user_name = any(${sql.param([...userNames])}::text[])
      and not exists (select from addresses own where own.firm_id = m.firm_id and own.user_id = u.id)`);
}

/** People by user name, each in the first of their firms, as the shop would know them from a session. */
export async function readCallers(
  db: NodePgDatabase,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, DemoCaller>> {
  await changeScope(db, { firmId: null, userId: null, right: 'worker' });
  await addAddresses(db, userNames);
  const { rows } = await db.execute<Row>(sql`
    select distinct on (u.id) u.user_name "userName", u.id::text "userId", m.firm_id::text "firmId", m.id::text "memberId",
      m.department_id::text "departmentId", f.level_code "levelCode",
      (select a.id::text from addresses a where a.firm_id = m.firm_id and a.user_id = u.id order by a.id limit 1) "addressId"
    from users u join memberships m on m.user_id = u.id join firms f on f.id = m.firm_id
    where u.user_name = any(${sql.param([...userNames])}::text[]) order by u.id, m.id`);
  return new Map(
    rows.map(({ userName, userId, firmId, memberId, departmentId, levelCode, addressId }) => [
      userName,
      {
        identity: 'company',
        tokenHash: null,
        loginSource: 0,
        permissions: new Set(),
        granted: new Set(),
        dataScope: 'self',
        levelCode,
        userId: BigInt(userId),
        firmId: BigInt(firmId),
        memberId: BigInt(memberId),
        addressId: addressId ?? '',
        departmentId: departmentId === null ? null : BigInt(departmentId),
      },
    ]),
  );
}

interface Wanted {
  skuCode: string;
  quantity: number;
}

/** The three best sold items of each wish, in whole smallest orders that cost about what was meant. */
const candidatesOf = ({ wishes }: DemoRequest, items: DemoItems): Wanted[][] =>
  wishes.map(([category, yuan]) =>
    [1, 2, 3].flatMap((rank) => {
      const item = itemFor(items, { category, rank });
      if (!item) return [];
      const least = (Number(item.salesPrice) / 10_000) * item.moq;
      return [{ skuCode: item.itemNo, quantity: Math.max(1, Math.round(yuan / least)) * item.moq }];
    }),
  );

/** Of each wish what can be had today; a wish that cannot be met is left out. */
async function chooseLines(db: NodePgDatabase, caller: DemoCaller, candidates: Wanted[][]): Promise<Wanted[]> {
  const { lines } = await readQuote(db, caller, candidates.flat());
  const had = new Set(lines.filter(({ item, refusal }) => item && !refusal).map(({ skuCode }) => skuCode));
  return candidates.flatMap((wish) => wish.find(({ skuCode }) => had.has(skuCode)) ?? []);
}

/** Places an order the way a buyer does: checked, charged, reserved and sent to those who have to agree. */
export async function placeRequest(
  db: NodePgDatabase,
  caller: DemoCaller,
  request: DemoRequest,
  items: DemoItems,
): Promise<string> {
  await changeScope(db, caller);
  const wanted = await chooseLines(db, caller, candidatesOf(request, items));
  const quote = await readQuote(db, caller, wanted);
  const input = createInput.parse({
    lines: quote.lines.map(({ skuCode, quantity, item }) => ({
      skuCode,
      quantity,
      salesPrice: formatUnitPrice(item?.salesPrice ?? 0n),
    })),
    totalAmount: formatAmount(quote.totalFen),

    addressId: caller.addressId,
    payWay: request.payWay ?? 'account',
    note: request.note,
    costCenter: request.costCenter,
  });
  return order(db, caller, input, request.note || '本月需求集中，已和成本中心负责人沟通');
}

type Filled = ReturnType<typeof createInput.parse>;

/** Sends an order as a buyer does: told that it goes over a budget, he gives his reason and sends it again. */
async function order(db: NodePgDatabase, caller: DemoCaller, input: Filled, reason: string): Promise<string> {
  const send = async (filled: Filled) =>
    (await createOrder(db, caller, DEMO_CHECKOUT, { ...filled, shareCode: null })).orderNo;
  try {
    return await send(input);
  } catch (error) {
    const overruns = overrunsTold(error);
    if (!overruns) throw error;
    return send({ ...input, overBudget: { reason, seen: seenOf(overruns) } });
  }
}

/** Budgets a refusal says an order goes over; null for other failures. */
function overrunsTold(error: unknown): Overrun[] | null {
  const isTold = error instanceof Error && 'code' in error && error.code === 'BUDGET_OVER_UNSEEN' && 'data' in error;
  return isTold ? (error.data as { overruns: Overrun[] }).overruns : null;
}
