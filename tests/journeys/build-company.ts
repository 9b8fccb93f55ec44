import type { BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { users } from '../../src/features/access/api/access-tables.ts';
import { type PermissionCode, ROLE_TEMPLATES } from '../../src/features/access/rules/public.ts';
import { startEmbeddedPostgres } from '../../src/platform/api/embedded-postgres.ts';
import { buildAddress } from '../factories/build-address.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '../factories/build-member.ts';
import { besideEnv } from './beside-database.ts';

/** Somebody of a company that only one journey knows. */
export interface Person extends TestMember {
  name: string;
  email: string;
}

interface Company extends TestFirm {
  name: string;
}

/** Names nobody has used: journeys run beside each other and again and again on one shop. */
const stamp = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Everything or nothing, so that names the builders begin with are free again for the journey beside. */
async function beside<T>(act: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const { ownerUrl } = await startEmbeddedPostgres({ dataDir: `${besideEnv.dataDir}/postgres` });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const built = await act(drizzle(client));
    await client.query('commit');
    return built;
  } finally {
    await client.end();
  }
}

async function renamed(db: NodePgDatabase, member: TestMember, name: string): Promise<Person> {
  const unique = stamp();
  const email = `${unique}@journey.example`;
  const place = { userName: `j${unique}`, userCode: `J${unique}`, realName: name, email };
  await db.update(users).set(place).where(eq(users.id, member.userId));
  return { ...member, userName: `j${unique}`, name, email };
}

/** A company of its own with the people named, each with one of the usual roles and an address to deliver to. */
export function buildCompany<K extends string>(
  people: Readonly<Record<K, { name: string; role: string }>>,
): Promise<{ company: Company } & Record<K, Person>> {
  return beside(async (db) => {
    const unique = stamp();
    const name = `远航设备制造 ${unique}`;
    const firm = await buildFirm(db, { customerCode: `J${unique}`, name, shortName: name });
    const built: Partial<Record<K, Person>> = {};
    for (const key of Object.keys(people) as K[]) {
      const { name: personName, role } = people[key];
      const permissions = (ROLE_TEMPLATES[role] ?? []) as PermissionCode[];
      const member = await buildMember(db, { firm, permissions });
      built[key] = await renamed(db, member, personName);
      await buildAddress(db, member, { receiver: personName, isDefault: true });
    }
    return { company: { ...firm, name }, ...(built as Record<K, Person>) };
  });
}

/** Lets a browser be somebody, on whatever port the shop is; the login page has a journey of its own. */
export const asPerson = (context: BrowserContext, { token }: Person): Promise<void> =>
  context.addCookies([{ name: 't', value: token, url: 'http://localhost', httpOnly: true }]);
