import { updatePerson } from '#features/access/api/public.ts';
import { verificationKeys } from '#features/verification/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { signedIn } from '#platform/api/caller.ts';
import type { Database } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import type { Messages } from '#platform/api/messages.ts';
import { personalContract } from '../contract/personal-contract.ts';
import { removeAvatar, uploadAvatar } from './change-avatar.ts';
import { changeMail, changePhone } from './change-contact.ts';
import { readPersonalProfile } from './read-personal-profile.ts';

const personal = implementFeature(personalContract);

export interface PersonalSettings {
  database: Database;
  pepper: Buffer;
  messages: Messages;
  avatars: FileStore;
}

/** The caller's own account: who they are, how they look, where they are reached. */
export function createPersonalHandlers({ database, pepper, messages, avatars }: PersonalSettings) {
  const stores = { database, avatars };
  const tools = { database, messages, keys: verificationKeys(pepper) };
  return {
    ...fieldHandlers,
    uploadAvatar: personal.uploadAvatar.handler(({ input, context }) =>
      uploadAvatar(stores, signedIn(context.caller), input.image),
    ),
    removeAvatar: personal.removeAvatar.handler(({ context }) => removeAvatar(stores, signedIn(context.caller))),
    changePhone: personal.changePhone.handler(({ input: { phoneNumber, code }, context }) =>
      changePhone(tools, signedIn(context.caller), { value: phoneNumber, code }),
    ),
    changeMail: personal.changeMail.handler(({ input: { email, code }, context }) =>
      changeMail(tools, signedIn(context.caller), { value: email, code }),
    ),
  };
}

const fieldHandlers = {
  readProfile: personal.readProfile.handler(({ context: { db, caller } }) => readPersonalProfile(db, signedIn(caller))),
  updateProfile: personal.updateProfile.handler(async ({ input, context: { db, caller } }) => {
    const person = signedIn(caller);
    const { nickName, ...rest } = input;
    const fields = { ...rest, ...(nickName === undefined ? {} : { nickName: nickName || null }) };
    const changed = Object.entries(fields).filter(([, value]) => value !== undefined);
    if (changed.length) {
      await updatePerson(db, person.userId, Object.fromEntries(changed));
      const after = changed.map(([name]) => name as keyof typeof fields);
      await writeAudit(db, person, {
        action: 'profile.updated',
        objectType: 'user',
        objectId: String(person.userId),
        after,
      });
    }
    return readPersonalProfile(db, person);
  }),
};
