import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { CustomerTerms } from '../contract/terms-schemas.ts';
import { accountFacts } from '../rules/credit-limit.ts';
import { asIdentity } from './as-identity.ts';
import { readHistory } from './read-changes.ts';
import { readCustomerByCode, readGroups, readSalespeople } from './read-terms.ts';
import { readTermPolicy } from './term-policy.ts';

const choiceOf = ({ code, label }: { code: string; label: string }) => ({ code, label });

/** A customer with its terms, what they could become, and how they came to be. */
export async function readCustomerDetail(db: Db, caller: SignedInCaller, customerCode: string): Promise<CustomerTerms> {
  const found = await readCustomerByCode(db, caller, customerCode);
  if (!found) throw notFound('客户');
  const { firmId, limitFen, usedFen, raise, ...customer } = found;
  const history = await readHistory(db, caller, firmId);
  const people = await asIdentity(db, caller, () => readSalespeople(db));
  return {
    ...customer,
    account: accountFacts(limitFen, usedFen),
    limitAfter: raise ? accountFacts(raise.backFen, 0n).limit : null,
    groups: (await readGroups(db)).filter(({ code }) => code !== customerCode).map(choiceOf),
    salespeople: people.map(choiceOf),
    policy: await readTermPolicy(db),
    waiting: history.find(({ status }) => status === 'waiting') ?? null,
    history,
    mayPropose: caller.permissions.has('DESK_CUSTOMERS'),
  };
}
