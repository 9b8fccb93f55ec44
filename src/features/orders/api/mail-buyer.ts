import { changeScope, type Db } from '#platform/api/database.ts';
import type { MailMessage, Messages } from '#platform/api/messages.ts';
import { readBuyerMail } from './read-buyer-mail.ts';

export interface Post {
  messages: Messages;
  /** Public origin: links in letters are absolute. */
  origin: string;
}

/**
 * Mails the buyer of an order, whose address only his own name opens: the transaction goes on in it. A buyer without an
 * address hears of it on the pages.
 */
export async function mailBuyer(
  db: Db,
  { messages }: Pick<Post, 'messages'>,
  { firmId, userId }: { firmId: bigint; userId: bigint },
  letter: Omit<MailMessage, 'to'>,
): Promise<void> {
  await changeScope(db, { firmId, userId, right: 'worker' });
  const to = await readBuyerMail(db, userId);
  if (to) await messages.mail(db, { to, ...letter });
}
