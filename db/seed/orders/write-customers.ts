import { eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { memberships, users } from '#features/access/api/access-tables.ts';
import type { DeliveryAddress } from '#features/orders/api/orders-views.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import type { Industry } from '#features/organisation/rules/public.ts';
import { DEMO_FIRMS } from '../demo-firms.ts';
import { DEMO_CUSTOMERS, type DemoCustomer } from './demo-customers.ts';

/** A firm whose year of orders is written. */
export interface OrderingFirm {
  firmId: bigint;
  customerCode: string;
  industry: Industry;
  levelCode: string;
  /** People who order, each with where the goods go. */
  buyers: readonly { userId: bigint; address: DeliveryAddress }[];
}

/** Numbers of the range 199 0009, which nobody uses. */
const phoneOf = (index: number) => `199000900${String(index).padStart(2, '0')}`;

/** Writes the customers that only buy. Their people have no password: nobody can log in as one of them. */
export async function writeCustomers(db: NodePgDatabase): Promise<OrderingFirm[]> {
  const written: OrderingFirm[] = [];
  let number = 0;
  for (const customer of DEMO_CUSTOMERS) {
    const { customerCode, name, shortName, industry, levelCode } = customer;
    const values = { customerCode, name, shortName, industry, levelCode };
    const [firm] = await db.insert(firms).values(values).returning({ id: firms.id });
    if (!firm) throw new Error('customer not written');
    const buyers: OrderingFirm['buyers'][number][] = [];
    for (const realName of customer.buyers) {
      const phone = phoneOf(number);
      const userId = await writeBuyer(db, firm.id, { realName, phone, userName: `${customerCode}-${number}` });
      buyers.push({ userId, address: addressOf(customer, realName, phone) });
      number += 1;
    }
    written.push({ firmId: firm.id, customerCode, industry, levelCode, buyers });
  }
  return written;
}

async function writeBuyer(
  db: NodePgDatabase,
  firmId: bigint,
  { realName, phone, userName }: { realName: string; phone: string; userName: string },
): Promise<bigint> {
  const [user] = await db
    .insert(users)
    .values({ userCode: `U${phone.slice(-6)}`, userName, realName, phoneNumber: phone, regType: 'seeded' })
    .returning({ id: users.id });
  if (!user) throw new Error('buyer not written');
  await db.insert(memberships).values({ firmId, userId: user.id, isDefault: true });
  return user.id;
}

function addressOf({ province, city, district, detail }: DemoCustomer, receiver: string, phone: string) {
  return { receiver, phone, province, city, district, detail };
}

/** Those of the demo's own firms that buy, with the people who order there. */
export async function readDemoFirms(db: NodePgDatabase): Promise<OrderingFirm[]> {
  const buying = DEMO_FIRMS.flatMap((firm) =>
    firm.industry && firm.region && firm.firmType === 'company'
      ? [{ ...firm, industry: firm.industry, region: firm.region }]
      : [],
  );
  const codes = buying.map(({ customerCode }) => customerCode);
  const people = await db
    .select({ code: firms.customerCode, firmId: firms.id, userId: users.id, userName: users.userName })
    .from(firms)
    .innerJoin(memberships, eq(memberships.firmId, firms.id))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(inArray(firms.customerCode, codes));
  return buying.flatMap(({ customerCode, industry, levelCode, region: { code: _, ...region }, people: staff }) => {
    const own = people.filter(({ code }) => code === customerCode);
    const buyers = staff
      .filter(({ role, status }) => role === '采购员' && status !== 2)
      .flatMap(({ userName, realName, phoneNumber }) => {
        const userId = own.find((person) => person.userName === userName)?.userId;
        return userId ? [{ userId, address: { receiver: realName, phone: phoneNumber, ...region } }] : [];
      });
    const firmId = own[0]?.firmId;
    return firmId ? [{ firmId, customerCode, industry, levelCode, buyers }] : [];
  });
}
