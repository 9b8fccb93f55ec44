import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { countFrom } from '#tests/factories/next-number.ts';
import type { Session } from './post.ts';

export interface BenchPerson {
  session: Session;
  addressId: string;
}

/** Address of the owner's connection: DATABASE_OWNER_URL, else that of the shop that runs on DATA_DIR. */
async function ownerUrl(): Promise<string> {
  const given = process.env.DATABASE_OWNER_URL;
  if (given) return given;
  const dataDir = resolve(process.env.DATA_DIR ?? '.data', 'postgres');
  return (await startEmbeddedPostgres({ dataDir })).ownerUrl;
}

/** New companies of so many people each, who may do everything and pay later, with sessions of an hour. */
export async function buildCompanies(...sizes: readonly number[]): Promise<BenchPerson[][]> {
  // Apart from those of earlier runs.
  countFrom(Math.floor(Date.now() / 100) % 10_000_000_000);
  const pool = new pg.Pool({ connectionString: await ownerUrl(), max: 2 });
  const db = drizzle(pool);
  const companies: BenchPerson[][] = [];
  for (const size of sizes) {
    const firm = await buildFirm(db);
    const people: BenchPerson[] = [];
    for (let n = 0; n < size; n += 1) {
      const member = await buildMember(db, { firm });
      people.push({ session: { cookie: `t=${member.token}` }, addressId: await buildAddress(db, member) });
    }
    companies.push(people);
  }
  await pool.end();
  return companies;
}
