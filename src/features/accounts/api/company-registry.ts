import type { Company } from '../contract/accounts-schemas.ts';

/** Public register of companies. Both throw when it cannot be asked; nothing found is an empty answer. */
export interface CompanyRegistry {
  /** Best matches first, at most ten. */
  search(keyword: string): Promise<Company[]>;
  byCreditCode(creditCode: string): Promise<Company | null>;
}

export const MAX_COMPANIES = 10;

/** Nothing is configured and the shop is no demo: people type what the register would have said. */
export const NO_REGISTRY: CompanyRegistry = {
  search: () => Promise.reject(new Error('no company registry is configured')),
  byCreditCode: () => Promise.reject(new Error('no company registry is configured')),
};
