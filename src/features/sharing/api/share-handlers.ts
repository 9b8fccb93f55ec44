import { drawQrCode } from '#business/papers/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { shareContract } from '../contract/share-contract.ts';
import { makePoster } from './make-poster.ts';
import { makeShareLink } from './make-share-link.ts';
import { presentLink, presentOpenings } from './present-link.ts';
import { qrContent } from './qr-content.ts';
import { endLink, findOwnLink, readOwnLinks } from './share-link-repo.ts';
import { readOpenings } from './share-opening-repo.ts';
import type { ShareSettings } from './share-settings.ts';

const calls = implementFeature(shareContract);

/** A link the caller has made; those of others look as if they did not exist. */
async function ownLink(db: Db, caller: SignedInCaller, linkId: string) {
  const link = await findOwnLink(db, caller, BigInt(linkId));
  if (!link) throw notFound('链接');
  return link;
}

async function revokeLink(db: Db, caller: SignedInCaller, linkId: string) {
  const link = await ownLink(db, caller, linkId);
  if (link.revokedAt) return { linkId };
  await endLink(db, link);
  await writeAudit(db, caller, { action: 'share.revoked', objectType: 'shareLink', objectId: linkId });
  return { linkId };
}

export function createShareHandlers(settings: ShareSettings) {
  return {
    link: calls.link.handler(({ input, context: { db, caller } }) =>
      makeShareLink(db, signedIn(caller), settings, input),
    ),
    poster: calls.poster.handler(({ input: { itemCode }, context: { db, database, caller } }) =>
      makePoster(db, database.public, signedIn(caller), settings, itemCode),
    ),
    list: calls.list.handler(async ({ input, context: { db, caller } }) => {
      const { rows, total } = await readOwnLinks(db, signedIn(caller), input);
      const { pageNo, pageSize } = input;
      const now = new Date();
      return { list: rows.map((row) => presentLink(row, now)), total, pageNo, pageSize };
    }),
    openings: calls.openings.handler(async ({ input: { linkId }, context: { db, caller } }) => {
      const { firmId, id } = await ownLink(db, signedIn(caller), linkId);
      return presentOpenings(await readOpenings(db, { firmId, linkId: id }));
    }),
    revoke: calls.revoke.handler(({ input: { linkId }, context: { db, caller } }) =>
      revokeLink(db, signedIn(caller), linkId),
    ),
    qrCode: calls.qrCode.handler(async ({ input }) => ({
      image: await drawQrCode({ ...input, content: qrContent(input.content, settings.origin) }),
    })),
  };
}
