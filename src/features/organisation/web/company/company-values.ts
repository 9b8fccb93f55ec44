import type { Company, CompanyChanges } from '../../contract/company-contract.ts';

/** The form: switches as boxes, nothing as an empty text. */
export type CompanyValues = Omit<
  CompanyChanges,
  'version' | 'phoneVersionSwitch' | 'customerServiceSwitch' | 'industry' | 'themeColor'
> & {
  phoneVersion: boolean;
  customerService: boolean;
  industry?: string;
  /** Empty: the shop's own colour. */
  themeColor: string;
};

export function valuesOf(company: Company): CompanyValues {
  const { shortName, quotationSwitch, costSwitch, duplicatePo, searchBeyondRange, contacts } = company;
  const { budgetWithFreight, budgetWithTax, budgetOverReason } = company;
  const { approvalHoldDays, payAfterApprovalDays, selfApproval, quoteApprovalCovers, approvalConfirmAbove } = company;
  return {
    shortName,
    quotationSwitch,
    costSwitch,
    duplicatePo,
    searchBeyondRange,
    contacts,
    budgetWithFreight,
    budgetWithTax,
    budgetOverReason,
    approvalHoldDays,
    payAfterApprovalDays,
    selfApproval,
    quoteApprovalCovers,
    approvalConfirmAbove,
    phoneVersion: company.phoneVersionSwitch === '1',
    customerService: company.customerServiceSwitch === '1',
    industry: company.industry ?? undefined,
    themeColor: company.themeColor ?? '',
  };
}

/** A row of the contacts that was never filled in, or only in part. */
type TypedContact = Partial<CompanyChanges['contacts'][number]>;

const contactOf = ({ name = '', duty = '', phone = '', email = '' }: TypedContact) => ({ name, duty, phone, email });

export function changesOf(values: CompanyValues, version: number): CompanyChanges {
  const { phoneVersion, customerService, industry, themeColor, contacts, ...rest } = values;
  return {
    ...rest,
    version,
    industry: industry ?? null,
    themeColor: themeColor.trim() || null,
    phoneVersionSwitch: phoneVersion ? '1' : '0',
    customerServiceSwitch: customerService ? '1' : '0',
    contacts: (contacts as TypedContact[]).map(contactOf),
  };
}
