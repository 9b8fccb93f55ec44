import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import { INTENT_HEADER } from '#platform/shared/intent.ts';
import { type AnyAnswer, mayCall, openStage, type Stage, tokenOf } from './matrix-stage.ts';
import { callInput, sampleInput } from './sample-input.ts';
import { tableState } from './table-state.ts';

/**
 * What is asked for a press that may never come reads and does nothing else (decision 0059), straight from the contracts: a
 * call is let in because it is declared to read alone, and whatever is let in leaves every table as it was.
 */
const endpoints = listEndpoints(contract);
const [reading, others] = [true, false].map((reads) => endpoints.filter(({ meta }) => meta.reads === reads));

/** POSTs that open transactions of their own and only read; GETs that do more. Each is named in its contract. */
const SAID = {
  reads: [
    ...['access.authList', 'access.commonEnums', 'access.currentParticipant', 'access.listSessions', 'access.loginPre'],
    ...['access.switchInfo', 'catalog.categoryDetail', 'diagnostics.activity', 'diagnostics.health'],
    ...['diagnostics.listErrors', 'diagnostics.listEvents', 'diagnostics.listVisits', 'diagnostics.readError'],
    ...['imports.preview', 'sales.customers', 'sales.duties', 'sales.purchaseOrders', 'sales.purchases'],
  ],
  doesMore: ['verification.createCaptcha'],
};

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.shop.stop());

let keys = 0;

/** As somebody who may make the call, whom the mark alone keeps from it; and whether any table knows of it. */
async function callAhead(endpoint: DeclaredEndpoint): Promise<AnyAnswer & { untouched: boolean }> {
  const actor = stage.actors.find(mayCall(endpoint));
  if (!actor) throw new Error(`nobody on this stage may call ${endpoint.name}`);
  const token = actor.identity === 'anonymous' ? undefined : await tokenOf(stage, actor);
  const { path, body } = callInput(endpoint, sampleInput(endpoint, stage.known));
  keys += 1;
  const as = { token, key: `ahead-${keys}`, headers: { [INTENT_HEADER]: '1' } };
  const before = JSON.stringify(await tableState(stage.shop.db.owner));
  const answer = await (endpoint.method === 'GET' ? stage.shop.get(path, as) : stage.shop.post(path, body, as));
  return { ...answer, untouched: JSON.stringify(await tableState(stage.shop.db.owner)) === before };
}

it('knows what only reads by its transaction; what opens its own says so', () => {
  const own = endpoints.filter(({ meta }) => meta.transaction === 'none' && !/export|login/.test(meta.rate));
  const said = (method: string, reads: boolean) =>
    own
      .filter((one) => (one.method === 'GET') === (method === 'GET') && one.meta.reads === reads)
      .map(({ name }) => name);
  expect(said('POST', true).sort()).toEqual(SAID.reads);
  expect(said('GET', false)).toEqual(SAID.doesMore);
  expect(endpoints.filter(({ meta }) => meta.reads && meta.transaction === 'write')).toEqual([]);
});

it.each(others?.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const) ?? [])(
  '%s is refused for a press that may never come',
  async (_, endpoint) => {
    const { status, body, untouched } = await callAhead(endpoint);
    expect({ status, error: body.error, untouched }).toEqual({ status: 400, error: 'NOT_AHEAD', untouched: true });
  },
);

it.each(reading?.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const) ?? [])(
  '%s is let in and leaves everything as it was',
  async (_, endpoint) => {
    const { status, body, headers, untouched } = await callAhead(endpoint);
    const refused = body.error === 'NOT_AHEAD';
    expect({ fault: status >= 500, refused, untouched }).toEqual({ fault: false, refused: false, untouched: true });
    expect(headers.get('set-cookie')).toBeNull();
  },
);
