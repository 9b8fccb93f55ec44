import { lockPerson, updatePerson } from '#features/access/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { type PicturePlace, removePicture, replacePicture } from '#platform/api/replace-picture.ts';
import type { PersonalProfile } from '../contract/personal-contract.ts';
import { encodeAvatar } from './encode-avatar.ts';
import { readPersonalProfile } from './read-personal-profile.ts';

/** What the files and the rows of avatars are changed with. */
export interface AvatarStores {
  database: Database;
  avatars: FileStore;
}

const placeOf = ({ database, avatars }: AvatarStores, caller: SignedInCaller): PicturePlace<PersonalProfile> => ({
  store: avatars,
  address: '/media/avatars/',
  point: (avatarUrl) =>
    inTransaction(database, caller, 'write', async (db) => {
      const { avatarUrl: former } = await lockPerson(db, caller.userId);
      await updatePerson(db, caller.userId, { avatarUrl });
      const action = avatarUrl ? 'avatar.changed' : 'avatar.removed';
      await writeAudit(db, caller, { action, objectType: 'user', objectId: String(caller.userId) });
      return { former, answer: await readPersonalProfile(db, caller) };
    }),
});

export const uploadAvatar = async (stores: AvatarStores, caller: SignedInCaller, picture: Blob) =>
  replacePicture(placeOf(stores, caller), await encodeAvatar(picture));

export const removeAvatar = (stores: AvatarStores, caller: SignedInCaller) => removePicture(placeOf(stores, caller));
