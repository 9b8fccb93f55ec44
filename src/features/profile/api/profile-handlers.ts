import { writeAudit } from '#platform/api/audit.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { type Address, profileContract } from '../contract/profile-contract.ts';
import {
  type AddressOwner,
  ensureDefault,
  findAddress,
  lockAddresses,
  makeDefault,
  readAddresses,
  removeAddress,
} from './address-repo.ts';
import { importAddresses } from './import-addresses.ts';
import { addAddress, editAddress, presentAddress } from './save-address.ts';

const profile = implementFeature(profileContract);

function ownerOf(caller: Caller): AddressOwner {
  const { firmId, userId } = signedIn(caller);
  return { firmId, userId };
}

const list = async (db: Db, owner: AddressOwner): Promise<Address[]> =>
  (await readAddresses(db, owner)).map(presentAddress);

export const profileHandlers = {
  listAddresses: profile.listAddresses.handler(({ context: { db, caller } }) => list(db, ownerOf(caller))),
  addAddress: profile.addAddress.handler(({ input, context: { db, caller } }) =>
    addAddress(db, ownerOf(caller), input),
  ),
  editAddress: profile.editAddress.handler(({ input: { id, ...fields }, context: { db, caller } }) =>
    editAddress(db, ownerOf(caller), BigInt(id), fields),
  ),
  removeAddress: profile.removeAddress.handler(async ({ input, context: { db, caller } }) => {
    const owner = ownerOf(caller);
    await lockAddresses(db, owner);
    if (!(await removeAddress(db, owner, BigInt(input.id)))) throw notFound('收货地址');
    await ensureDefault(db, owner);
    await writeAudit(db, owner, { action: 'address.removed', objectType: 'address', objectId: input.id });
    return list(db, owner);
  }),
  setDefaultAddress: profile.setDefaultAddress.handler(async ({ input, context: { db, caller } }) => {
    const owner = ownerOf(caller);
    await lockAddresses(db, owner);
    if (!(await findAddress(db, owner, BigInt(input.id)))) throw notFound('收货地址');
    await makeDefault(db, owner, BigInt(input.id));
    return list(db, owner);
  }),
  importAddresses: profile.importAddresses.handler(({ input, context, signal }) =>
    importAddresses(context, input, signal),
  ),
};
