import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DEMO_PASSWORD } from '../../db/seed/demo-firms.ts';
import { readPepper } from '../../src/app/api/read-pepper.ts';
import { memberships, users } from '../../src/features/access/api/access-tables.ts';
import { hashPassword } from '../../src/features/access/api/passwords.ts';
import { type PermissionCode, ROLE_TEMPLATES } from '../../src/features/access/rules/public.ts';
import { buildAddress } from '../factories/build-address.ts';
import { buildFirm, buildMember, buildSession, type TestFirm, type TestMember } from '../factories/build-member.ts';
import { besideEnv, buildBeside } from './beside-database.ts';

/** Somebody of a company that only one journey knows. */
export interface Person extends TestMember {
  name: string;
  email: string;
  phoneNumber: string;
}

interface Company extends TestFirm {
  name: string;
}

/** Names nobody has used: journeys run beside each other and again and again on one shop. */
const stamp = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** The password of everybody here is that of the demo; worked out once, it costs what a login costs. */
let hashed: Promise<string> | undefined;
const passwordHash = () => {
  hashed ??= readPepper(besideEnv).then((pepper) => hashPassword(DEMO_PASSWORD, pepper));
  return hashed;
};

async function renamed(db: NodePgDatabase, member: TestMember, name: string): Promise<Person> {
  const unique = stamp();
  const facts = {
    userName: `j${unique}`,
    email: `${unique}@journey.example`,
    phoneNumber: `198${String(randomInt(1e8)).padStart(8, '0')}`,
  };
  await db
    .update(users)
    .set({ ...facts, userCode: `J${unique}`, realName: name })
    .where(eq(users.id, member.userId));
  return { ...member, ...facts, name };
}

/** A company of its own with the people named, each with one of the usual roles and an address to deliver to. */
export async function buildCompany<K extends string>(
  people: Readonly<Record<K, { name: string; role: string }>>,
): Promise<{ company: Company } & Record<K, Person>> {
  const secret = await passwordHash();
  return buildBeside(async (db) => {
    const unique = stamp();
    const name = `远航设备制造 ${unique}`;
    const firm = await buildFirm(db, { customerCode: `J${unique}`, name, shortName: name });
    const built: Partial<Record<K, Person>> = {};
    for (const key of Object.keys(people) as K[]) {
      const { name: personName, role } = people[key];
      const permissions = (ROLE_TEMPLATES[role] ?? []) as PermissionCode[];
      const member = await buildMember(db, { firm, permissions, passwordHash: secret });
      built[key] = await renamed(db, member, personName);
      await buildAddress(db, member, { receiver: personName, isDefault: true });
    }
    return { company: { ...firm, name }, ...(built as Record<K, Person>) };
  });
}

/** Somebody who buys for two companies that nobody else knows, logged in to the first. */
export async function buildBuyerOfTwo() {
  const first = await buildCompany({ buyer: { name: '孙越', role: '采购员' } });
  const second = await buildCompany({ buyer: { name: '孙越', role: '采购员' } });
  const { userId } = first.buyer;
  await buildBeside((db) => db.update(memberships).set({ userId }).where(eq(memberships.id, second.buyer.memberId)));
  return { buyer: first.buyer, first: first.company, second: second.company, secondPlace: second.buyer };
}

/** Lets a browser be somebody, on whatever port the shop is; the login page has a journey of its own. */
export const asPerson = (context: BrowserContext, { token }: Person): Promise<void> =>
  context.addCookies([{ name: 't', value: token, url: 'http://localhost', httpOnly: true }]);

/** The same person on another device. */
export async function onAnotherDevice(person: Person): Promise<Person> {
  const { userId, firmId, memberId: membershipId } = person;
  const token = await buildBeside((db) => buildSession(db, { userId, firmId, membershipId }));
  return { ...person, token };
}

/** Somebody who buys for a company of their own: what they do meets nobody else's carts, orders, credit and addresses. */
export async function asNewBuyer(context: BrowserContext, role = '采购员'): Promise<Person> {
  const { buyer } = await buildCompany({ buyer: { name: '何工', role } });
  await asPerson(context, buyer);
  return buyer;
}
