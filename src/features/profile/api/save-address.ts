import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { type Address, type AddressInput, addressErrors, MAX_ADDRESSES } from '../contract/profile-contract.ts';
import {
  type AddressFields,
  type AddressOwner,
  type AddressRow,
  countAddresses,
  ensureDefault,
  findAddress,
  insertAddress,
  lockAddresses,
  makeDefault,
  updateAddress,
} from './address-repo.ts';
import { findRegion } from './find-region.ts';

function fieldsOf({ receiver, phone, regionCode, detail }: AddressInput): AddressFields {
  const region = findRegion(regionCode);
  if (!region) throw refuse(addressErrors, 'REGION_UNKNOWN');
  return { receiver, phone, regionCode, ...region, detail };
}

export function presentAddress(row: AddressRow): Address {
  const { receiver, phone, regionCode, province, city, district, detail, isDefault } = row;
  return { id: String(row.id), receiver, phone, regionCode, province, city, district, detail, isDefault };
}

async function finish(
  db: Db,
  owner: AddressOwner,
  id: bigint,
  isDefault: boolean,
  action: 'address.added' | 'address.edited',
): Promise<Address> {
  if (isDefault) await makeDefault(db, owner, id);
  else await ensureDefault(db, owner);
  await writeAudit(db, owner, { action, objectType: 'address', objectId: String(id) });
  const row = await findAddress(db, owner, id);
  if (!row) throw notFound('收货地址');
  return presentAddress(row);
}

/** The first address of a person becomes the default by itself. */
export async function addAddress(db: Db, owner: AddressOwner, input: AddressInput): Promise<Address> {
  await lockAddresses(db, owner);
  const fields = fieldsOf(input);
  if ((await countAddresses(db, owner)) >= MAX_ADDRESSES) throw refuse(addressErrors, 'ADDRESS_BOOK_FULL');
  const row = await insertAddress(db, owner, fields);
  return finish(db, owner, row.id, input.isDefault, 'address.added');
}

/** The default stays the default until another takes its place. */
export async function editAddress(db: Db, owner: AddressOwner, id: bigint, input: AddressInput): Promise<Address> {
  await lockAddresses(db, owner);
  const fields = fieldsOf(input);
  if (!(await updateAddress(db, owner, id, fields))) throw notFound('收货地址');
  return finish(db, owner, id, input.isDefault, 'address.edited');
}
