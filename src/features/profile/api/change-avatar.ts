import { lockPerson, updatePerson } from '#features/access/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { log } from '#platform/api/log.ts';
import type { PersonalProfile } from '../contract/personal-contract.ts';
import { encodeAvatar } from './encode-avatar.ts';
import { readPersonalProfile } from './read-personal-profile.ts';

/** What the files and the rows of avatars are changed with. */
export interface AvatarStores {
  database: Database;
  avatars: FileStore;
}

const addressOf = (name: string) => `/media/avatars/${name}.webp`;
const nameIn = (address: string) => /([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? '';

/** The new file is there before the row names it and goes again when the row could not be written. */
export async function uploadAvatar(stores: AvatarStores, caller: SignedInCaller, dataUrl: string) {
  const name = await stores.avatars.write(await encodeAvatar(dataUrl));
  try {
    return await pointAt(stores, caller, addressOf(name));
  } catch (error) {
    await discard(stores.avatars, name);
    throw error;
  }
}

export const removeAvatar = (stores: AvatarStores, caller: SignedInCaller) => pointAt(stores, caller, null);

/** The old file goes after the commit: until then somebody may still be shown its address. */
async function pointAt(
  { database, avatars }: AvatarStores,
  caller: SignedInCaller,
  avatarUrl: string | null,
): Promise<PersonalProfile> {
  let former: string | null = null;
  const profile = await inTransaction(database, caller, 'write', async (db) => {
    former = (await lockPerson(db, caller.userId)).avatarUrl;
    await updatePerson(db, caller.userId, { avatarUrl });
    const action = avatarUrl ? 'avatar.changed' : 'avatar.removed';
    await writeAudit(db, caller, { action, objectType: 'user', objectId: String(caller.userId) });
    return readPersonalProfile(db, caller);
  });
  if (former) await discard(avatars, nameIn(former));
  return profile;
}

/** A file left behind costs a few kilobytes and must not fail a change that has happened. */
async function discard(avatars: FileStore, name: string): Promise<void> {
  await avatars.remove(name).catch((err: unknown) => log.warn({ err }, 'avatar file not removed'));
}
