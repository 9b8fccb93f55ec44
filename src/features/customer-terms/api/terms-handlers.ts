import type { Teller } from '#business/messages/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { customerCreditContract } from '../contract/credit-contract.ts';
import { termsDeskContract } from '../contract/terms-desk-contract.ts';
import { applyForCredit, readOwnCredit, withdrawApplication } from './apply-for-credit.ts';
import { checkChange, withdrawChange } from './check-change.ts';
import { grantApplication, rejectApplication } from './decide-application.ts';
import { proposeChange } from './propose-change.ts';
import { readApplications } from './read-applications.ts';
import { readChanges } from './read-changes.ts';
import { readCustomerDetail } from './read-customer-detail.ts';
import { readCustomers, readFigures } from './read-customers.ts';
import { readTermPolicy, saveTermPolicy } from './term-policy.ts';

export interface TermSettings {
  messages: Teller;
}

const desk = implementFeature(termsDeskContract);
const own = implementFeature(customerCreditContract);

export const createTermsDeskHandlers = ({ messages }: TermSettings) => ({
  list: desk.list.handler(async ({ input, context: { db } }) => {
    const { pageNo, pageSize } = input;
    return { ...(await readCustomers(db, input)), pageNo, pageSize, figures: await readFigures(db) };
  }),
  detail: desk.detail.handler(({ input, context: { db, caller } }) =>
    readCustomerDetail(db, signedIn(caller), input.customerCode),
  ),
  propose: desk.propose.handler(async ({ input, context: { db, caller } }) => {
    const { terms, ...rest } = input;
    const made = await proposeChange(db, messages, signedIn(caller), { ...rest, wanted: () => terms });
    return { changeId: String(made.changeId), status: made.status, version: made.version };
  }),
  changes: desk.changes.handler(({ input, context: { db, caller } }) => readChanges(db, signedIn(caller), input)),
  check: desk.check.handler(({ input: { changeId, ...answer }, context: { db, caller } }) =>
    checkChange(db, messages, signedIn(caller), { changeId: BigInt(changeId), ...answer }),
  ),
  withdraw: desk.withdraw.handler(({ input, context: { db, caller } }) =>
    withdrawChange(db, messages, signedIn(caller), BigInt(input.changeId)),
  ),
  applications: desk.applications.handler(({ input, context: { db, caller } }) =>
    readApplications(db, signedIn(caller), input),
  ),
  grant: desk.grant.handler(({ input, context: { db, caller } }) =>
    grantApplication(db, messages, signedIn(caller), input),
  ),
  reject: desk.reject.handler(({ input, context: { db, caller } }) =>
    rejectApplication(db, messages, signedIn(caller), input),
  ),
  policy: desk.policy.handler(({ context: { db } }) => readTermPolicy(db)),
  savePolicy: desk.savePolicy.handler(({ input, context: { db, caller } }) => saveTermPolicy(db, caller, input)),
});

export const createCreditHandlers = ({ messages }: TermSettings) => ({
  read: own.read.handler(({ context: { db, caller } }) => readOwnCredit(db, signedIn(caller).firmId)),
  apply: own.apply.handler(({ input, context: { db, caller } }) =>
    applyForCredit(db, messages, signedIn(caller), input),
  ),
  withdraw: own.withdraw.handler(({ input, context: { db, caller } }) =>
    withdrawApplication(db, signedIn(caller), input.applicationNo),
  ),
});
