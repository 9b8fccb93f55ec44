import { MEMBER_LIST_PATH } from '#business/paths/rules/public.ts';
import {
  enableInvited,
  findTokenOwner,
  hashPassword,
  spendToken,
  type TokenOwner,
} from '#features/access/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { maskEmail } from '#platform/shared/mask.ts';
import { invitationErrors } from '../contract/accounts-contract.ts';
import type { Invitation } from '../contract/accounts-schemas.ts';
import { accountMessages } from '../contract/message-events.ts';
import { findInvited, findPerson, type Invited } from './account-repo.ts';
import { type AccountTools, IDENTITY } from './account-settings.ts';
import { assertPasswordFits } from './assert-password-fits.ts';
import { setPassword } from './set-password.ts';

/** Used, expired, unknown, of another purpose, withdrawn: one answer. */
const refused = () => refuse(invitationErrors, 'INVITATION_REFUSED');

async function invitedBy(db: Db, owner: TokenOwner | null): Promise<Invited> {
  const invited = owner?.membershipId ? await findInvited(db, owner.membershipId) : null;
  if (!invited || invited.userId !== owner?.userId) throw refused();
  return invited;
}

const peek = (tools: AccountTools, code: string) =>
  inTransaction(tools.database, IDENTITY, 'read', async (db) =>
    invitedBy(db, await findTokenOwner(db, 'activation', code)),
  );

/** What an invitation is for. Looking does not use it. */
export async function showInvitation(tools: AccountTools, code: string): Promise<Invitation> {
  const { firmName, realName, email, passwordHash } = await peek(tools, code);
  return { firmName, realName, email: maskEmail(email ?? ''), hasPassword: passwordHash !== null };
}

/** Uses the invitation up: of two at the same moment one comes in, the other is refused. */
async function accept(db: Db, { messages }: AccountTools, code: string): Promise<Invited> {
  const invited = await invitedBy(db, await spendToken(db, 'activation', code));
  if (!(await enableInvited(db, invited.membershipId))) throw refused();
  await writeAudit(db, invited, {
    action: 'member.activated',
    objectType: 'membership',
    objectId: String(invited.membershipId),
    before: { state: 'invited' },
    after: { state: 'enabled' },
  });
  await messages.tell(db, {
    ...{ event: accountMessages.joined, firmId: invited.firmId, to: [], holders: 'USER_MANAGEMENT' },
    ...{ key: `member.joined:${invited.membershipId}:${new Date().toISOString()}`, href: MEMBER_LIST_PATH },
    ...{ title: `${invited.realName} 已加入 ${invited.firmName}`, text: '成员已接受邀请，可以使用采购账号了。' },
  });
  return invited;
}

/**
 * First password of an invited person, and their place in the firm from invited (2) to enabled (1). Whoever has a
 * password already keeps it: an invitation, good for three days, must not be a way to replace one.
 */
export async function activateAccount(tools: AccountTools, code: string, newPassword: string): Promise<void> {
  const { userId, passwordHash: existing } = await peek(tools, code);
  if (existing !== null) throw refused();
  const person = await inTransaction(tools.database, IDENTITY, 'read', (db) => findPerson(db, userId));
  assertPasswordFits(newPassword, person ?? {});
  const passwordHash = await hashPassword(newPassword, tools.pepper);
  await inTransaction(tools.database, IDENTITY, 'write', async (db) => {
    const { firmId, passwordHash: meanwhile } = await accept(db, tools, code);
    if (meanwhile !== null) throw refused();
    await setPassword(db, { userId, firmId, passwordHash, way: 'activated' });
  });
}

/** The same for people who have a password: their place is enabled, and they log in as they always do. */
export async function acceptInvitation(tools: AccountTools, code: string): Promise<void> {
  await inTransaction(tools.database, IDENTITY, 'write', async (db) => {
    const { passwordHash } = await accept(db, tools, code);
    if (passwordHash === null) throw refused();
  });
}
