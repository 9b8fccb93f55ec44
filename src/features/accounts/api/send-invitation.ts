import { activationHref } from '#business/paths/rules/public.ts';
import { findUnusedTokenOwner, issueToken } from '#features/access/api/public.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import { findInvited } from './account-repo.ts';
import { type AccountTools, IDENTITY } from './account-settings.ts';

export interface InvitationFacts {
  membershipId: bigint;
  userId: bigint;
  email: string;
  realName: string;
  firmName: string;
  /** Who invites; absent when the invited person asked for the mail again. */
  invitedBy?: string;
}

/**
 * Mails an activation link that is good for 72 hours and one use; earlier links of the same person are void. The mail
 * leaves with the transaction. Right `identity`.
 */
export async function sendInvitation(
  db: Db,
  post: { messages: Messages; origin: string },
  facts: InvitationFacts,
): Promise<void> {
  const { userId, membershipId, email: to, realName, firmName } = facts;
  const code = await issueToken(db, 'activation', { userId, membershipId });
  const link = `${post.origin}${activationHref(code)}`;
  await post.messages.mail(db, { to, subject: `请激活您在${firmName}的采购账号`, text: textOf(facts, realName, link) });
}

function textOf({ firmName, invitedBy }: InvitationFacts, realName: string, link: string): string {
  const inviter = invitedBy ? `${invitedBy}邀请您` : '您被邀请';
  return [
    `${realName}，您好：`,
    `${inviter}使用“${firmName}”在 MRO采购系统 的采购账号。请打开下面的链接完成激活：`,
    link,
    '链接 72 小时内有效，只能使用一次。请不要转发本邮件：拿到链接的人可以用您的名义激活账号。',
    '如果您不清楚这封邮件的来由，不必理会，账号不会被激活。',
  ].join('\n\n');
}

/**
 * Sends a fresh link to the address the given one went to: a link that expired unused still proves who asks. Whether a
 * mail leaves is not told, and at most three leave in an hour.
 */
export async function resendInvitation(tools: AccountTools, code: string): Promise<void> {
  const invited = await inTransaction(tools.database, IDENTITY, 'read', async (db) => {
    const owner = await findUnusedTokenOwner(db, 'activation', code);
    const found = owner?.membershipId ? await findInvited(db, owner.membershipId) : null;
    return found?.userId === owner?.userId ? found : null;
  });
  if (!invited?.email || !(await tools.limits.invitation.take(String(invited.membershipId)))) return;
  const facts = { ...invited, email: invited.email };
  await inTransaction(tools.database, IDENTITY, 'write', (db) => sendInvitation(db, tools, facts));
}
