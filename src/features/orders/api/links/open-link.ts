import { type Database, inTransaction } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { SharedOrder } from '../../contract/order-link-contract.ts';
import { findOrder, readLines } from '../records/order-record-repo.ts';
import { presentOrder } from '../records/present-order.ts';
import { isSecret, openCode } from './link-code.ts';
import { insertLinkEvent, readLinkEvents } from './order-link-repo.ts';
import { listLinks } from './share-order.ts';

/**
 * The order behind a link, for whoever holds it. Every reason why a link does not open has one answer, so nothing can
 * be learnt by trying; who opens it reads in the name of the order's firm and sees that one order, masked. Each opening
 * is written to the log of the order.
 */
export async function openLink(database: Database, key: Buffer, code: string): Promise<SharedOrder> {
  const told = openCode(code, key);
  if (!told) throw notFound('链接');
  const { firmId, orderId, linkId, secret } = told;
  return inTransaction(database, { firmId, userId: null }, 'write', async (db) => {
    const place = { firmId, orderId };
    const link = listLinks(await readLinkEvents(db, place), new Date()).find((one) => one.linkId === linkId);
    if (!link || link.state !== 'open' || !isSecret(secret, link.secretHash)) throw notFound('链接');
    const found = await findOrder(db, place);
    if (!found) throw notFound('链接');
    const lines = await readLines(db, firmId, [orderId]);
    const { secretHash, until, prices } = link;
    await insertLinkEvent(db, place, {
      ...{ kind: 'link_opened', userId: null, status: found.order.status },
      link: { linkId, secretHash, until, prices },
    });
    return { ...presentOrder(found, lines, { prices, wholePhone: false, invoice: false }), until };
  });
}
