import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { writeFirms } from './write-firms.ts';

/** Fills an empty database with the demo: companies, people and a catalogue. A database with a firm is left alone. */
export async function seedWhenEmpty(ownerUrl: string, pepper: Buffer): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from firms limit 1');
    if (!rowCount) await writeFirms(drizzle(client), pepper);
  } finally {
    await client.end();
  }
}
