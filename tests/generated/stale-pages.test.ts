import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import { PARTICIPANT_HEADER } from '#platform/shared/participant.ts';
import { type Actor, type AnyAnswer, mayCall, openStage, type Stage, tokenOf } from './matrix-stage.ts';
import { callInput, sampleInput } from './sample-input.ts';
import { tableState } from './table-state.ts';

/**
 * A page made for one participant acts for no other one (decision 0041), straight from the contracts: an endpoint that
 * may change something is covered the day it is declared, and one that is to be left out has to be named here.
 */
const endpoints = listEndpoints(contract);
const held = endpoints.filter(({ meta }) => meta.participant === 'held');

/** POSTs that open a transaction of their own or write, and still act for nobody. */
const ACTS_FOR_NOBODY: Readonly<Record<string, readonly string[]>> = {
  'ways in and out': ['access.login', 'access.loginPre', 'access.thirdParty', 'access.logout'],
  'codes that are good for what comes after them': [
    ...['verification.checkCaptcha', 'verification.sendSms', 'verification.sendMail'],
  ],
  'what browsers report of themselves': [
    ...['diagnostics.trace', 'diagnostics.visit', 'diagnostics.event', 'diagnostics.health', 'search.clickDetails'],
    ...['recommendations.click', 'recommendations.coupleRecommendClick', 'recommendations.recommendByMonthClick'],
  ],
  'who one is': ['access.authList', 'access.currentParticipant', 'access.switchInfo', 'access.listSessions'],
  reads: [
    ...['access.commonEnums', 'accounts.existence', 'accounts.showInvitation', 'accounts.queryCompanies'],
    ...[
      'catalog.categoryDetail',
      'imports.preview',
      'sales.customers',
      'sales.duties',
      'sales.purchases',
      'sales.purchaseOrders',
      'sharing.qrCode',
    ],
    ...['diagnostics.listVisits', 'diagnostics.listErrors', 'diagnostics.readError', 'diagnostics.listEvents'],
    ...['diagnostics.activity'],
  ],
  'what a link shows, whoever opens it': [
    ...['fulfilment.sharedLogistics', 'orderLinks.open', 'sharedPages.quote', 'sharedPages.smartOrder'],
    ...['sharedPages.details', 'statementShares.open', 'statementShares.openLines'],
  ],
};

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.shop.stop());

let keys = 0;

async function sendByCookie(actor: Actor, endpoint: DeclaredEndpoint, madeFor: string | null): Promise<AnyAnswer> {
  const token = await tokenOf(stage, actor);
  return sendWith(`${actor.member ? 't' : 't_v'}=${token}`, endpoint, madeFor);
}

function sendWith(cookie: string, endpoint: DeclaredEndpoint, madeFor: string | null): Promise<AnyAnswer> {
  keys += 1;
  const { path, body } = callInput(endpoint, sampleInput(endpoint, stage.known));
  const headers: Record<string, string> = { cookie };
  if (madeFor !== null) headers[PARTICIPANT_HEADER] = madeFor;
  return stage.shop.post(path, body, { key: `stale-page-${keys}`, headers });
}

const participantOf = ({ member }: Actor) => (member ? String(member.memberId) : 'visitor');
/** One person and, where they are let in, the visitor. */
const callersOf = (endpoint: DeclaredEndpoint) => {
  const admitted = stage.actors.filter(mayCall(endpoint)).filter(({ identity }) => identity !== 'anonymous');
  const person = admitted.find(({ member }) => member !== null);
  return [person, admitted.find(({ identity }) => identity === 'visitor')].filter((actor) => actor !== undefined);
};

describe.each(held.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it('does nothing for a page that was made for somebody else, or says nothing', async () => {
      const callers = callersOf(endpoint);
      expect(callers.length).toBeGreaterThan(0);
      for (const actor of callers) {
        const elsewhere = actor.member ? String(stage.stranger.memberId) : String(stage.colleague.memberId);
        const cookie = `${actor.member ? 't' : 't_v'}=${await tokenOf(stage, actor)}`;
        const before = await tableState(stage.shop.db.owner);
        const answers = [
          await sendWith(cookie, endpoint, elsewhere),
          await sendWith(cookie, endpoint, actor.member ? 'visitor' : elsewhere),
          await sendWith(cookie, endpoint, null),
        ];
        expect(answers.map(({ status, body }) => `${status} ${body.code} ${body.error}`)).toEqual([
          ...['409 40902 PARTICIPANT_CHANGED', '409 40902 PARTICIPANT_CHANGED', '400 40002 PARTICIPANT_MISSING'],
        ]);
        expect(await tableState(stage.shop.db.owner)).toEqual(before);
      }
    });

    it('is open to the page of the one who calls', async () => {
      for (const actor of callersOf(endpoint)) {
        const { body } = await sendByCookie(actor, endpoint, participantOf(actor));
        expect(String(body.error)).not.toMatch(/PARTICIPANT/);
      }
    });
  },
);

it('leaves out what acts for nobody, each for a reason', () => {
  const left = endpoints.filter(
    ({ method, meta }) => method !== 'GET' && meta.participant === 'any' && /write|none/.test(meta.transaction),
  );
  expect(left.map(({ name }) => name).sort()).toEqual(Object.values(ACTS_FOR_NOBODY).flat().sort());
});

it('knows that a GET changes nothing', () => {
  expect(endpoints.filter(({ method, meta }) => method === 'GET' && meta.transaction === 'write')).toEqual([]);
});

const told = endpoints.filter(({ meta }) => meta.participant === 'told');

it.each(told.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s shows nothing to a page that was made for somebody else',
  async (_, endpoint) => {
    for (const actor of callersOf(endpoint)) {
      const elsewhere = actor.member ? String(stage.stranger.memberId) : String(stage.colleague.memberId);
      expect((await sendByCookie(actor, endpoint, elsewhere)).body.error).toBe('PARTICIPANT_CHANGED');
    }
  },
);

it('asks no page for what acts for nobody', async () => {
  const buyer = stage.actors.find(({ name }) => name === 'buyer');
  if (!buyer) throw new Error('nobody buys on this stage');
  for (const endpoint of endpoints.filter(({ method, meta }) => method !== 'GET' && meta.participant !== 'held')) {
    const { body } = await sendByCookie(buyer, endpoint, null);
    expect({ [endpoint.name]: /PARTICIPANT/.test(String(body.error)) }).toEqual({ [endpoint.name]: false });
  }
});
