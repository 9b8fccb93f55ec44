import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { hashShareCode, newShareCode } from '#features/sharing/api/share-code.ts';
import { shareLinks } from '#features/sharing/api/share-tables.ts';
import type { TestMember } from './build-member.ts';

type LinkFacts = Partial<typeof shareLinks.$inferInsert>;

/** A link of this member for a day, to the front page unless told otherwise. */
export async function buildShareLink(
  db: NodePgDatabase,
  { firmId, userId }: Pick<TestMember, 'firmId' | 'userId'>,
  facts: LinkFacts = {},
) {
  const code = newShareCode();
  const link = { kind: 'page', objectNo: '/', expiresAt: new Date(Date.now() + 86_400_000), ...facts };
  const [row] = await db
    .insert(shareLinks)
    .values({ firmId, userId, tokenHash: hashShareCode(code), ...link })
    .returning({ linkId: shareLinks.id });
  if (!row) throw new Error('link not written');
  return { linkId: row.linkId, code };
}
