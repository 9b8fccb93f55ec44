import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { companyContract } from '../../contract/company-contract.ts';
import { type LogoStores, removeLogo, uploadLogo } from './change-logo.ts';
import { readFirm } from './company-repo.ts';
import { presentCompany } from './present-company.ts';
import { saveCompany } from './save-company.ts';

const company = implementFeature(companyContract);

export function createCompanyHandlers(stores: LogoStores) {
  return {
    read: company.read.handler(async ({ context: { db, caller } }) =>
      presentCompany(await readFirm(db, signedIn(caller).firmId)),
    ),
    save: company.save.handler(({ input, context: { db, caller } }) => saveCompany(db, signedIn(caller), input)),
    uploadLogo: company.uploadLogo.handler(({ input, context }) =>
      uploadLogo(stores, signedIn(context.caller), input.image),
    ),
    removeLogo: company.removeLogo.handler(({ context }) => removeLogo(stores, signedIn(context.caller))),
  };
}
