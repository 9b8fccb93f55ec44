import type { Company } from '../contract/accounts-schemas.ts';
import { type CompanyRegistry, MAX_COMPANIES } from './company-registry.ts';
import { SAMPLE_COMPANIES } from './sample-companies.ts';

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()]/g, '');

/** How well a company answers a keyword: code or name from the start, then anywhere in the name; 0 is not at all. */
function rank({ name, creditCode }: Company, keyword: string): number {
  const folded = fold(name);
  if (folded.startsWith(keyword) || creditCode.toLowerCase().startsWith(keyword)) return 2;
  return folded.includes(keyword) ? 1 : 0;
}

/** The register of the demo: invented companies, the demo's own firms among them. */
export const sampleCompanyRegistry: CompanyRegistry = {
  search: async (typed) => {
    const keyword = fold(typed);
    return SAMPLE_COMPANIES.map((company) => ({ company, points: rank(company, keyword) }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .slice(0, MAX_COMPANIES)
      .map(({ company }) => company);
  },
  byCreditCode: async (creditCode) => SAMPLE_COMPANIES.find((company) => company.creditCode === creditCode) ?? null,
};
