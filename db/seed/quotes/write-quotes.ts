import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changeScope } from '#platform/api/database.ts';
import { DEMO_CASES, DEMO_ORDERED } from './demo-cases.ts';
import { readItems, readPlaces } from './read-demo-facts.ts';
import { HOUR_MS, type PlacedCase, writeDemoEnquiries } from './write-demo-enquiries.ts';
import { writeDemoQuotes } from './write-demo-quotes.ts';
import { writeOrderedQuotes } from './write-ordered-quotes.ts';

/** Enquiries and quotes of the demo, up to this very day, so that some end soon and some are late. */
export async function writeQuotes(db: NodePgDatabase, now: Date): Promise<void> {
  const names = [...DEMO_CASES, ...DEMO_ORDERED].map(({ userName }) => userName);
  const places = await readPlaces(db, [...new Set([...names, 'staff'])]);
  const staffUserId = places.get('staff')?.userId;
  if (staffUserId === undefined) throw new Error('the demo has no desk');
  // Quotes are made at the desk, which sees every company.
  await changeScope(db, { firmId: null, userId: null, right: 'desk' });
  const items = await readItems(db, DEMO_CASES);
  const cases = DEMO_CASES.flatMap((one): PlacedCase[] => {
    const place = places.get(one.userName);
    return place ? [{ ...one, place, staffUserId, startedAt: now.getTime() - one.age * HOUR_MS }] : [];
  });
  const enquiries = await writeDemoEnquiries(db, cases, items);
  await writeDemoQuotes(db, cases, enquiries, items);
  await writeOrderedQuotes(db, places, staffUserId);
}
