import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { memberships, users } from '#features/access/api/access-tables.ts';
import { quotes } from '#features/quotes/api/quote-tables.ts';
import { shareLinks, shareOpenings, shareRequests } from '#features/sharing/api/share-tables.ts';
import { changeScope } from '#platform/api/database.ts';

const DAY_MS = 86_400_000;
const DEVICES = ['Safari 18 · iPhone', 'Chrome 140 · Android', 'Chrome 140 · Windows'] as const;

const secretOf = () => createHash('sha256').update(randomBytes(32)).digest('hex');
const visitorNo = (number: number) => createHash('sha256').update(`demo visitor ${number}`).digest('hex').slice(0, 32);

interface DemoLink {
  kind: string;
  objectNo: string;
  title: string;
  visitors: number;
  /** Opened so often by each of them. */
  times: number;
  daysAgo: number;
}

async function writeLink(
  db: NodePgDatabase,
  owner: { firmId: bigint; userId: bigint; salesCode: string | null },
  { visitors, times, daysAgo, ...link }: DemoLink,
): Promise<bigint> {
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  const expiresAt = new Date(createdAt.getTime() + 30 * DAY_MS);
  const fields = { prices: true, address: true, comments: true };
  const opens = visitors * times;
  const [row] = await db
    .insert(shareLinks)
    .values({ ...owner, ...link, fields, tokenHash: secretOf(), visitors, opens, createdAt, expiresAt })
    .returning({ id: shareLinks.id });
  if (!row) throw new Error('link not written');
  const openings = Array.from({ length: opens }, (_, n) => ({
    firmId: owner.firmId,
    linkId: row.id,
    visitorHash: visitorNo(n % visitors),
    network: `203.0.113.*`,
    device: DEVICES[n % DEVICES.length] ?? DEVICES[0],
    createdAt: new Date(createdAt.getTime() + (n + 1) * 3_600_000),
  }));
  await db.insert(shareOpenings).values(openings);
  return row.id;
}

/** What the demo's sales person has shared, who has looked, and what one of them asks for. */
export async function writeShares(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  const [seller] = await db
    .select({ firmId: memberships.firmId, userId: memberships.userId, salesCode: memberships.sellerCode })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(sql`${memberships.sellerCode} is not null`)
    .orderBy(asc(memberships.id))
    .limit(1);
  if (!seller) return;
  await changeScope(db, { firmId: seller.firmId, userId: null });
  const page = { kind: 'page', objectNo: '/search.html?keyword=%E8%9E%BA%E9%92%89', title: '螺钉' };
  await writeLink(db, seller, { ...page, visitors: 3, times: 2, daysAgo: 6 });
  const [quote] = await db
    .select({ quoteNo: quotes.quoteNo, title: quotes.title })
    .from(quotes)
    .where(and(eq(quotes.firmId, seller.firmId), eq(quotes.status, 'offered')))
    .orderBy(asc(quotes.id))
    .limit(1);
  if (!quote) return;
  const about = { kind: 'quote', objectNo: quote.quoteNo, title: quote.title };
  const linkId = await writeLink(db, seller, { ...about, visitors: 2, times: 1, daysAgo: 1 });
  const address = {
    receiver: '周工',
    phone: '19900010088',
    regionCode: '320571',
    region: '江苏省苏州市苏州工业园区',
    detail: '星湖街 1288 号 5 号门备件库',
  };
  const wish = { name: '周工', note: '备件库已搬到 5 号门', address };
  await db.insert(shareRequests).values({ firmId: seller.firmId, linkId, kind: 'address', wish });
}
