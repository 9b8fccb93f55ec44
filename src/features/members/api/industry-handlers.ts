import { saveIndustry } from '#features/organisation/api/public.ts';
import { INDUSTRIES, industryName, isIndustry } from '#features/organisation/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { industryContract } from '../contract/industry-contract.ts';
import { memberErrors } from '../contract/member-errors.ts';
import { matchIndustries } from '../rules/match-industry.ts';
import { findCategories, listCategoriesByCode, listTopCategories, readFirmFacts } from './industry-repo.ts';

const industry = implementFeature(industryContract);

const ALL = Object.entries(INDUSTRIES).map(([code, name]) => ({ code, name }));

export const industryHandlers = {
  match: industry.match.handler(async ({ input, context: { db, caller } }) => {
    const words = input.keyword || (await readFirmFacts(db, signedIn(caller).firmId)).name;
    const industries = matchIndustries(words).map((code) => ({ code, name: INDUSTRIES[code] }));
    return { industries, categories: input.keyword ? await findCategories(db, input.keyword) : [] };
  }),

  query: industry.query.handler(async ({ context: { db, caller } }) => {
    const firm = await readFirmFacts(db, signedIn(caller).firmId);
    const categories = await listCategoriesByCode(db, firm.settings.boughtCategories ?? []);
    return { industry: firm.industry, industryName: industryName(firm.industry), categories };
  }),

  save: industry.save.handler(async ({ input, context: { db, caller } }) => {
    const { firmId } = signedIn(caller);
    if (!isIndustry(input.industry)) throw refuse(memberErrors, 'COMPANY_INDUSTRY_UNKNOWN');
    const codes = [...new Set(input.categoryCodes)];
    if ((await listCategoriesByCode(db, codes)).length < codes.length) throw refuse(memberErrors, 'CATEGORIES_UNKNOWN');
    const before = await readFirmFacts(db, firmId);
    await saveIndustry(db, firmId, input.industry, codes);
    await writeAudit(db, caller, {
      action: 'firm.industryChanged',
      objectType: 'firm',
      objectId: String(firmId),
      before: { industry: before.industry, categories: before.settings.boughtCategories ?? [] },
      after: { industry: input.industry, categories: codes },
    });
    return {};
  }),

  settingsWindow: industry.settingsWindow.handler(async ({ context: { db, caller } }) => {
    const firm = await readFirmFacts(db, signedIn(caller).firmId);
    const show = firm.industry === null && caller.permissions.has('COMPANY_MANAGEMENT');
    return { show, industries: ALL, categories: await listTopCategories(db) };
  }),
};
