import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { log } from '#platform/api/log.ts';
import { refuse } from '#platform/api/refuse.ts';
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

/** The new file is there before the row names it and goes again when the row could not be written. */
export async function uploadLogo(stores: LogoStores, caller: SignedInCaller, dataUrl: string): Promise<Company> {
  const picture = await encodePicture(dataUrl, LOGO_SIZE, (fault) => refuse(logoErrors, `LOGO_${fault}`));
  const name = await stores.logos.write(picture);
  try {
    return await pointAt(stores, caller, `/media/logos/${name}.webp`);
  } catch (error) {
    await discard(stores.logos, name);
    throw error;
  }
}

export const removeLogo = (stores: LogoStores, caller: SignedInCaller) => pointAt(stores, caller, null);

/** The old file goes after the commit: until then somebody may still be shown its address. */
async function pointAt(
  { database, logos }: LogoStores,
  caller: SignedInCaller,
  logoUrl: string | null,
): Promise<Company> {
  const { former, company } = await inTransaction(database, caller, 'write', async (db) => {
    const firm = await lockFirm(db, caller.firmId);
    const changed = await updateFirm(db, firm, { facts: { logoUrl } });
    if (!changed) throw new Error('a locked firm has changed');
    const action = logoUrl ? 'company.logoChanged' : 'company.logoRemoved';
    await writeAudit(db, caller, { action, objectType: 'firm', objectId: firm.customerCode });
    return { former: firm.logoUrl, company: presentCompany(changed) };
  });
  const [, name] = /^\/media\/logos\/([0-9a-f]{32})\.webp$/.exec(former ?? '') ?? [];
  if (name) await discard(logos, name);
  return company;
}

/** A file left behind costs a few kilobytes and must not fail a change that has happened. */
async function discard(logos: FileStore, name: string): Promise<void> {
  await logos.remove(name).catch((err: unknown) => log.warn({ err }, 'logo file not removed'));
}
