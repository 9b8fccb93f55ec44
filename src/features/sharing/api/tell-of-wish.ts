import { fromLetter, type Post as TellingPost } from '#business/messages/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import { sharingMessages } from '../contract/message-events.ts';
import type { Wish, WishKind } from '../rules/share-requests.ts';
import { answeredLetter, askedLetter, documentHref } from '../rules/wish-letters.ts';
import { readDocumentHead } from './read-document-shares.ts';
import type { OpenedLink } from './share-link-repo.ts';

/** Whoever asks for a change has no account: he is answered by mail. */
export type Post = TellingPost & { messages: Messages };

/** Tells whoever gave the link away and whose the document is, each once, with the transaction that keeps the wish. */
export async function tellAskedWish(
  db: Db,
  post: Post,
  { firmId, userId, objectNo: number }: OpenedLink,
  { id, kind, wish }: { id: bigint; kind: WishKind; wish: Wish },
): Promise<void> {
  const document = await readDocumentHead(db, firmId, number);
  const ownerId = document?.userId ?? null;
  const facts = { number, kind, origin: post.origin };
  for (const toldId of new Set([userId, ...(ownerId === null ? [] : [ownerId])])) {
    await post.messages.tell(db, {
      ...fromLetter(askedLetter(facts, wish, toldId === ownerId)),
      ...{ event: sharingMessages.wish, firmId, to: [toldId], key: `sharing.wish:${id}` },
      ...{ href: documentHref({ number, origin: '' }), poNumber: document?.poNumber ?? null },
    });
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
