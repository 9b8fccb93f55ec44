import type { Company } from '../../contract/company-contract.ts';
import { settingsOf } from '../../rules/firm-settings.ts';
import type { FirmRow } from './company-repo.ts';

export function presentCompany(firm: FirmRow): Company {
  const { customerCode, shortName, creditCode, industry, levelCode, logoUrl, themeColor, version, settings } = firm;
  return {
    customerCode,
    shortName,
    creditCode,
    industry,
    levelCode,
    logoUrl,
    themeColor,
    version,
    firmName: firm.name,
    firmType: firm.firmType as Company['firmType'],
    freeShipping: settings.freeShipping ?? false,
    ...settingsOf(settings),
    contacts: settings.contacts ?? [],
  };
}
