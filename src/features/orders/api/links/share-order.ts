import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { hashSecret, newLink } from '#platform/api/link-secrets.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { linkErrors } from '../../contract/order-errors.ts';
import type { SharedLink } from '../../contract/order-link-contract.ts';
import {
  type LinkState,
  linkState,
  MAX_OPEN_LINKS,
  type OrderLink,
  parseOrderLink,
} from '../../rules/life/order-link.ts';
import { sharesOrder } from '../../rules/order-scope.ts';
import { type LockedOrder, lockOrder } from '../order-scope-repo.ts';
import { sealCode } from './link-code.ts';
import { insertLinkEvent, type LinkEvent, readLinkEvents } from './order-link-repo.ts';

const DAY_MS = 86_400_000;
const STATE_LABELS: Readonly<Record<LinkState, string>> = { open: '有效', expired: '已过期', revoked: '已停用' };

/** Links as the log tells of them, the latest first. */
export function listLinks(events: readonly LinkEvent[], now: Date): (OrderLink & SharedLink)[] {
  const told = events.flatMap(({ detail, ...event }) => {
    const link = parseOrderLink(detail);
    return link ? [{ ...event, link }] : [];
  });
  const of = (kind: LinkEvent['kind'], linkId: string) =>
    told.filter((event) => event.kind === kind && event.link.linkId === linkId);
  const revoked = new Set(told.filter(({ kind }) => kind === 'link_revoked').map(({ link }) => link.linkId));
  return told
    .filter(({ kind }) => kind === 'link_made')
    .map(({ link, createdAt, actorName }) => {
      const state = linkState(link, revoked, now);
      const openings = of('link_opened', link.linkId);
      return {
        ...link,
        state,
        stateLabel: STATE_LABELS[state],
        createdAt: createdAt.toISOString(),
        creatorName: actorName,
        openings: openings.length,
        lastOpenedAt: openings.at(-1)?.createdAt.toISOString() ?? null,
      };
    })
    .reverse();
}

/** The order, when the caller may give it to others; those who may only look get the answer of a stranger. */
async function lockShareable(db: Db, caller: SignedInCaller, orderNo: string): Promise<LockedOrder> {
  const order = await lockOrder(db, caller, orderNo);
  if (!order) throw notFound('订单');
  const { identity, permissions, userId } = caller;
  if (!sharesOrder({ own: order.userId === userId, permissions, identity })) throw notFound('订单');
  return order;
}

const placeOf = ({ firmId, id: orderId }: LockedOrder) => ({ firmId, orderId });

interface LinkWish {
  orderNo: string;
  days: number;
  prices: boolean;
}

/** Makes a link to one order. Its secret is answered once; the log keeps the hash. */
export async function makeLink(db: Db, caller: SignedInCaller, key: Buffer, { orderNo, days, prices }: LinkWish) {
  const order = await lockShareable(db, caller, orderNo);
  const place = placeOf(order);
  const now = new Date();
  const open = listLinks(await readLinkEvents(db, place), now).filter(({ state }) => state === 'open');
  if (open.length >= MAX_OPEN_LINKS) throw refuse(linkErrors, 'ORDER_LINKS_MANY');
  const { linkId, secret } = newLink();
  const until = new Date(now.getTime() + days * DAY_MS).toISOString();
  const link = { linkId, secretHash: hashSecret(secret), until, prices };
  await insertLinkEvent(db, place, { kind: 'link_made', link, userId: caller.userId, status: order.status });
  await writeAudit(db, caller, {
    action: 'order.shared',
    objectType: 'order',
    objectId: orderNo,
    after: { linkId, until, prices },
  });
  const code = sealCode({ ...place, linkId, secret }, key);
  return { linkId, code, until };
}

export async function readLinks(db: Db, order: { firmId: bigint; orderId: bigint }): Promise<SharedLink[]> {
  return listLinks(await readLinkEvents(db, order), new Date());
}

/** Ends a link at once; a second time changes nothing. */
export async function revokeLink(db: Db, caller: SignedInCaller, orderNo: string, linkId: string) {
  const order = await lockShareable(db, caller, orderNo);
  const place = placeOf(order);
  const link = listLinks(await readLinkEvents(db, place), new Date()).find((one) => one.linkId === linkId);
  if (!link) throw notFound('链接');
  if (link.state === 'revoked') return { linkId };
  const { secretHash, until, prices } = link;
  await insertLinkEvent(db, place, {
    kind: 'link_revoked',
    userId: caller.userId,
    status: order.status,
    link: { linkId, secretHash, until, prices },
  });
  await writeAudit(db, caller, {
    action: 'order.unshared',
    objectType: 'order',
    objectId: orderNo,
    after: { linkId },
  });
  return { linkId };
}
