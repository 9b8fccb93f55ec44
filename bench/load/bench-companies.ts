import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import { PARTICIPANT_HEADER } from '#platform/shared/participant.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { countFrom } from '#tests/factories/next-number.ts';
import type { Session } from './post.ts';

export interface BenchPerson {
  session: Session;
  addressId: string;
}

/** Address of the owner's connection: DATABASE_OWNER_URL, else that of the shop that runs on DATA_DIR. */
export async function ownerUrl(): Promise<string> {
  const given = process.env.DATABASE_OWNER_URL;
  if (given) return given;
  const dataDir = resolve(process.env.DATA_DIR ?? '.data', 'postgres');
  return (await startEmbeddedPostgres({ dataDir })).ownerUrl;
}

export interface BenchWorld {
  /** Of each company its people, who may do everything and pay later, with sessions of an hour. */
  companies: BenchPerson[][];
  /** Number of an item that no run buys up. */
  itemNo: string;
}

/** New companies of so many people each, and something to buy. */
export async function buildWorld(...sizes: readonly number[]): Promise<BenchWorld> {
  // Apart from those of earlier runs.
  countFrom(Math.floor(Date.now() / 10) % 10_000_000_000);
  const pool = new pg.Pool({ connectionString: await ownerUrl(), max: 2 });
  const db = drizzle(pool);
  const { itemNo } = await buildSku(db, { stock: 100_000_000 });
  const companies: BenchPerson[][] = [];
  for (const size of sizes) {
    const firm = await buildFirm(db);
    const people: BenchPerson[] = [];
    for (let n = 0; n < size; n += 1) {
      const member = await buildMember(db, { firm });
      const session = { cookie: `t=${member.token}`, [PARTICIPANT_HEADER]: String(member.memberId) };
      people.push({ session, addressId: await buildAddress(db, member) });
    }
    companies.push(people);
  }
  await pool.end();
  return { companies, itemNo };
}
