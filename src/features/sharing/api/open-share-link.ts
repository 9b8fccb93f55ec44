import { describeDevice } from '#features/access/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { CallContext } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { ShareKind } from '../rules/share-kinds.ts';
import { hashShareCode, visitorOf } from './share-code.ts';
import { findOpenLink, type OpenedLink } from './share-link-repo.ts';
import { findLastOpening, insertOpening, lockLink } from './share-opening-repo.ts';

/** A page that is loaded again, or gone on from, is the same visit. */
const ONE_VISIT_MS = 10 * 60_000;

/** Whoever holds nothing reads nothing but the link itself. */
const NOBODY = { firmId: null, userId: null } as const;

/** The living link of a secret, if it opens one of these. */
export async function seekLink(
  database: Database,
  code: string,
  kinds: readonly ShareKind[],
): Promise<OpenedLink | null> {
  const link = await inTransaction(database, NOBODY, 'read', (db) => findOpenLink(db, hashShareCode(code)));
  return link && (kinds as readonly string[]).includes(link.kind) ? link : null;
}

/**
 * The link behind a secret. A link that never was, is over, was revoked or opens something else has one answer, so
 * that nothing can be learnt by trying.
 */
export async function findLink(database: Database, code: string, kinds: readonly ShareKind[]): Promise<OpenedLink> {
  const link = await seekLink(database, code, kinds);
  if (!link) throw notFound('链接');
  return link;
}

/** Runs `work` in the name of the link's firm, for the one object it is bound to. */
export function behindLink<T>(database: Database, { firmId }: OpenedLink, work: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(database, { firmId, userId: null }, 'write', work);
}

/** Notes that a link was opened; its owner's own looks don't count. */
export async function keepOpening(
  db: Db,
  key: Buffer,
  { linkId, firmId, userId }: OpenedLink,
  { scope, caller }: Pick<CallContext, 'scope' | 'caller'>,
): Promise<void> {
  if (caller.userId === userId) return;
  const place = { firmId, linkId };
  const { hash: visitorHash, network, userAgent } = visitorOf(key, linkId, scope);
  await lockLink(db, place);
  const last = await findLastOpening(db, place, visitorHash);
  if (last && Date.now() - last.getTime() < ONE_VISIT_MS) return;
  await insertOpening(db, place, { visitorHash, network, device: describeDevice(userAgent), isNew: last === null });
}
