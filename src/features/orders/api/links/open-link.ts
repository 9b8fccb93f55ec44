import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { isSecret } from '#platform/api/link-secrets.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { SharedOrder } from '../../contract/order-link-contract.ts';
import { type FoundOrder, findOrder, readLines } from '../records/order-record-repo.ts';
import { presentOrder } from '../records/present-order.ts';
import { openCode } from './link-code.ts';
import { insertLinkEvent, readLinkEvents } from './order-link-repo.ts';
import { listLinks } from './share-order.ts';

/** What a living link leads to. */
interface Behind {
  place: { firmId: bigint; orderId: bigint };
  found: FoundOrder;
  until: string;
  prices: boolean;
}

/**
 * Runs `work` for the order behind a link, for whoever holds it. Every reason why a link does not open has one answer,
 * so nothing can be learnt by trying; the work is done in the name of the order's firm. Each opening is written to the
 * log of the order.
 */
export async function behindLink<T>(
  database: Database,
  key: Buffer,
  code: string,
  work: (db: Db, behind: Behind) => Promise<T>,
): Promise<T> {
  const told = openCode(code, key);
  if (!told) throw notFound('链接');
  const { firmId, orderId, linkId, secret } = told;
  return inTransaction(database, { firmId, userId: null }, 'write', async (db) => {
    const place = { firmId, orderId };
    const link = listLinks(await readLinkEvents(db, place), new Date()).find((one) => one.linkId === linkId);
    if (!link || link.state !== 'open' || !isSecret(secret, link.secretHash)) throw notFound('链接');
    const found = await findOrder(db, place);
    if (!found) throw notFound('链接');
    const { secretHash, until, prices } = link;
    await insertLinkEvent(db, place, {
      kind: 'link_opened',
      userId: null,
      status: found.order.status,
      link: { linkId, secretHash, until, prices },
    });
    return work(db, { place, found, until, prices });
  });
}

/** The order as somebody sees it who was given a link: that one order, masked. */
export const openLink = (database: Database, key: Buffer, code: string): Promise<SharedOrder> =>
  behindLink(database, key, code, async (db, { place, found, until, prices }) => {
    const lines = await readLines(db, place.firmId, [place.orderId]);
    return { ...presentOrder(found, lines, { prices, wholePhone: false, invoice: false, inside: false }), until };
  });
