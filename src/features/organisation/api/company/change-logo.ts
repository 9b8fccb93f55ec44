import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { refuse } from '#platform/api/refuse.ts';
import { type PicturePlace, removePicture, replacePicture } from '#platform/api/replace-picture.ts';
import { encodePicture } from '#platform/api/stored-picture.ts';
import { type Company, logoErrors } from '../../contract/company-contract.ts';
import { lockFirm, updateFirm } from './company-repo.ts';
import { presentCompany } from './present-company.ts';

/** Pixels of a stored logo: four times what the header shows, for dense screens. */
const LOGO_SIZE = { width: 480, height: 160 };

export interface LogoStores {
  database: Database;
  logos: FileStore;
}

const placeOf = ({ database, logos }: LogoStores, caller: SignedInCaller): PicturePlace<Company> => ({
  store: logos,
  address: '/media/logos/',
  point: (logoUrl) =>
    inTransaction(database, caller, 'write', async (db) => {
      const firm = await lockFirm(db, caller.firmId);
      const changed = await updateFirm(db, firm, { facts: { logoUrl } });
      if (!changed) throw new Error('a locked firm has changed');
      const action = logoUrl ? 'company.logoChanged' : 'company.logoRemoved';
      await writeAudit(db, caller, { action, objectType: 'firm', objectId: firm.customerCode });
      return { former: firm.logoUrl, answer: presentCompany(changed) };
    }),
});

export async function uploadLogo(stores: LogoStores, caller: SignedInCaller, picture: Blob): Promise<Company> {
  const content = await encodePicture(picture, LOGO_SIZE, (fault) => refuse(logoErrors, `LOGO_${fault}`));
  return replacePicture(placeOf(stores, caller), content);
}

export const removeLogo = (stores: LogoStores, caller: SignedInCaller) => removePicture(placeOf(stores, caller));
