import { mailBuyer, type Post } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Wish, WishKind } from '../rules/share-requests.ts';
import { answeredLetter, askedLetter } from '../rules/wish-letters.ts';
import { readDocumentOwner } from './read-document-shares.ts';
import type { OpenedLink } from './share-link-repo.ts';

export type { Post };

/**
 * Mails whoever gave the link away and whose the document is, each once; the mails leave with the transaction that keeps
 * the wish. Comes last in it: a mail address is opened by its person's name alone, and the transaction goes on in that.
 */
export async function mailAskedWish(
  db: Db,
  post: Post,
  { firmId, userId, objectNo: number }: OpenedLink,
  { kind, wish }: { kind: WishKind; wish: Wish },
): Promise<void> {
  const ownerId = await readDocumentOwner(db, firmId, number);
  const facts = { number, kind, origin: post.origin };
  for (const toldId of new Set([userId, ...(ownerId === null ? [] : [ownerId])])) {
    await mailBuyer(db, post, { firmId, userId: toldId }, askedLetter(facts, wish, toldId === ownerId));
  }
}

/** Mails the answer to whoever asked, if there is an address. */
export async function mailAnswer(
  db: Db,
  { messages, origin }: Post,
  { number, kind, wish }: { number: string; kind: WishKind; wish: Wish },
  accepted: boolean,
): Promise<void> {
  if (wish.replyTo)
    await messages.mail(db, { to: wish.replyTo, ...answeredLetter({ number, kind, origin }, accepted) });
}
