import { changeSettings } from '#features/organisation/api/public.ts';
import { deleteRule, insertRules, type RuleOwner, readCatalogView } from '#features/visible-goods/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { visibilityContract, visibilityErrors } from '../contract/visibility-contract.ts';
import { readGoodsCount } from './read-goods-count.ts';
import { type CustomerFirm, readBrands, readCustomer, readCustomers, readPeople, readRules } from './read-range.ts';
import { findTargets, lockRules } from './visibility-repo.ts';

const visibility = implementFeature(visibilityContract);

async function customerOf(db: Db, customerCode: string): Promise<CustomerFirm> {
  const firm = await readCustomer(db, customerCode);
  if (!firm) throw refuse(visibilityErrors, 'CUSTOMER_UNKNOWN');
  return firm;
}

/** Whose a rule is: everybody's of the firm, or one person's. Comes back to the scope of the desk. */
async function ownerOf(db: Db, caller: Caller, firm: CustomerFirm, userName: string | null): Promise<RuleOwner> {
  if (userName === null) return { firmId: firm.id, userId: null };
  const people = await readPeople(db, firm.id);
  await changeScope(db, { firmId: caller.firmId, userId: caller.userId, right: 'desk' });
  const found = [...people].find(([, name]) => name === userName);
  if (!found) throw refuse(visibilityErrors, 'PERSON_UNKNOWN');
  return { firmId: firm.id, userId: BigInt(found[0]) };
}

/** Notes a change to what a customer sees. */
const auditOf = (firm: CustomerFirm) => ({ objectType: 'firm', objectId: firm.customerCode }) as const;

const readers = {
  findCustomers: visibility.findCustomers.handler(({ input, context }) => readCustomers(context.db, input.keyword)),

  findBrands: visibility.findBrands.handler(({ input, context }) => readBrands(context.db, input.keyword)),

  customerRange: visibility.customerRange.handler(async ({ input, context: { db } }) => {
    const { id, customerCode, name, settings } = await customerOf(db, input.customerCode);
    const rules = await readRules(db, id);
    const people = await readPeople(db, id);
    return {
      customerCode,
      firmName: name,
      searchBeyondRange: settings.searchBeyondRange ?? true,
      rules: rules.map(({ userId, ...rule }) => ({ ...rule, userName: userId && (people.get(userId) ?? userId) })),
      people: [...people.values()],
    };
  }),

  countGoods: visibility.countGoods.handler(async ({ input, context: { db } }) => {
    const { id: firmId } = await customerOf(db, input.customerCode);
    await changeScope(db, { firmId, userId: null });
    return readGoodsCount(db, await readCatalogView(db));
  }),
};

const writers = {
  addRules: visibility.addRules.handler(async ({ input, context: { db, caller } }) => {
    const { effect, kind, userName } = input;
    const firm = await customerOf(db, input.customerCode);
    const owner = await ownerOf(db, caller, firm, userName);
    const codes = [...new Set(input.codes)];
    const targets = await findTargets(db, kind, codes);
    if (targets.size === 0) throw refuse(visibilityErrors, 'NO_TARGET_KNOWN');
    const rules = [...targets.values()].map((targetId) => ({ effect, kind, targetId }));
    await lockRules(db, firm.id);
    const added = await insertRules(db, owner, rules);
    const after = { userName, effect, kind, codes: [...targets.keys()] };
    await writeAudit(db, caller, { action: 'visibility.rulesAdded', ...auditOf(firm), after });
    return { added, present: targets.size - added, unknown: codes.filter((code) => !targets.has(code)) };
  }),

  removeRule: visibility.removeRule.handler(async ({ input, context: { db, caller } }) => {
    const { effect, kind, code, userName } = input;
    const firm = await customerOf(db, input.customerCode);
    const owner = await ownerOf(db, caller, firm, userName);
    const targetId = (await findTargets(db, kind, [code])).get(code);
    if (targetId === undefined || !(await deleteRule(db, owner, { effect, kind, targetId }))) {
      throw notFound('规则');
    }
    const before = { userName, effect, kind, code };
    await writeAudit(db, caller, { action: 'visibility.ruleRemoved', ...auditOf(firm), before });
    return {};
  }),

  saveBeyond: visibility.saveBeyond.handler(async ({ input, context: { db, caller } }) => {
    const { searchBeyondRange } = input;
    const firm = await customerOf(db, input.customerCode);
    const before = { searchBeyondRange: firm.settings.searchBeyondRange ?? true };
    await writeAudit(db, caller, {
      action: 'visibility.beyondSaved',
      ...auditOf(firm),
      before,
      after: { searchBeyondRange },
    });
    // The rest of the transaction runs as that firm.
    await changeScope(db, { firmId: firm.id, userId: null });
    await changeSettings(db, firm.id, { searchBeyondRange });
    return {};
  }),
};

export const rangeHandlers = { ...readers, ...writers };
