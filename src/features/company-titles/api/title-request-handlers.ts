import type { Teller } from '#business/messages/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { companyTitleContract } from '../contract/company-title-contract.ts';
import { companyTitleDeskContract } from '../contract/company-title-desk-contract.ts';
import { askForTitle } from './ask-for-title.ts';
import { decideRequest } from './decide-request.ts';
import { readDeskRequests, readOwnRequests } from './read-requests.ts';
import { withdrawRequest } from './withdraw-request.ts';

export interface TitleRequestSettings {
  messages: Teller;
}

const own = implementFeature(companyTitleContract);
const desk = implementFeature(companyTitleDeskContract);

export const createCompanyTitleHandlers = ({ messages }: TitleRequestSettings) => ({
  requests: own.requests.handler(({ input, context: { db, caller } }) => readOwnRequests(db, signedIn(caller), input)),
  ask: own.ask.handler(({ input, context: { db, caller } }) => askForTitle(db, messages, signedIn(caller), input)),
  withdraw: own.withdraw.handler(({ input, context: { db, caller } }) =>
    withdrawRequest(db, signedIn(caller), input.requestNo),
  ),
});

export const createCompanyTitleDeskHandlers = ({ messages }: TitleRequestSettings) => ({
  requests: desk.requests.handler(({ input, context: { db } }) => readDeskRequests(db, input)),
  decide: desk.decide.handler(({ input, context: { db, caller } }) =>
    decideRequest(db, messages, signedIn(caller), input),
  ),
});
