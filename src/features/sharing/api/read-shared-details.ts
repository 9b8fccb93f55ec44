import { and, eq } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { readQuoteForOthers } from '#features/quotes/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { maskName } from '#platform/shared/mask.ts';
import type { SharedDetails } from '../contract/shared-schemas.ts';
import type { OpenedLink } from './share-link-repo.ts';
import { countOpenWishes } from './share-request-repo.ts';

/** States in which neither address nor invoice of an order change any more. */
const OVER = ['cancelled', 'closed', 'rejected', 'refused'];

export async function readPersonName(db: Db, userId: bigint): Promise<string> {
  const [person] = await db.select({ name: usersView.realName }).from(usersView).where(eq(usersView.id, userId));
  return person?.name ?? '';
}

type Standing = Pick<SharedDetails, 'kind' | 'firmName' | 'over' | 'address' | 'invoice'>;

async function readQuote(db: Db, { firmId, objectNo: quoteNo }: OpenedLink): Promise<Standing | null> {
  const quote = await readQuoteForOthers(db, { firmId, quoteNo }, new Date());
  return quote && { kind: 'quote', firmName: quote.firmName, over: quote.over, address: '', invoice: '' };
}

async function readOrder(db: Db, { firmId, objectNo }: OpenedLink): Promise<Standing | null> {
  const [order] = await db
    .select({
      status: ordersView.status,
      address: ordersView.address,
      invoice: ordersView.invoice,
      firmName: firmsView.name,
    })
    .from(ordersView)
    .innerJoin(firmsView, eq(firmsView.id, ordersView.firmId))
    .where(and(eq(ordersView.firmId, firmId), eq(ordersView.orderNo, objectNo)));
  if (!order) return null;
  const { receiver, province, city, district } = order.address;
  return {
    kind: 'order',
    firmName: order.firmName,
    over: OVER.includes(order.status),
    // Street and number are for those who deliver; whoever asks for a change knows his own.
    address: `${maskName(receiver)} ${[...new Set([province, city, district])].join('')}`,
    invoice: order.invoice?.title ?? '未填写',
  };
}

/** What can be asked about the document of a link, and whether somebody has asked already. */
export async function readSharedDetails(db: Db, link: OpenedLink): Promise<SharedDetails> {
  const { objectNo: number, expiresAt, fields } = link;
  const standing = number.startsWith('BJ') ? await readQuote(db, link) : await readOrder(db, link);
  if (!standing || !fields.address) throw notFound('链接');
  const waiting = await countOpenWishes(db, link);
  return { ...standing, number, until: expiresAt.toISOString(), waiting };
}
