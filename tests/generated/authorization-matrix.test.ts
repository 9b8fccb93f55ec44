import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { type AnyAnswer, expectedOutcome, openStage, type Stage, send, tokenOf, tokensOf } from './matrix-stage.ts';
import { sampleInput } from './sample-input.ts';
import { tableState } from './table-state.ts';

/**
 * Every endpoint × every kind of caller, straight from the contracts: an endpoint is covered the day it is declared.
 * Who may come in follows from the identities and the permission of the contract alone, and whoever may not changes
 * nothing by knocking.
 */
const endpoints = listEndpoints(contract);
const REFUSALS = ['UNAUTHORIZED', 'IDENTITY_REFUSED', 'PERMISSION_REFUSED'] as const;
const WITHOUT_DECLARATION = new Set(['BAD_REQUEST', 'NOT_FOUND', ...Object.keys(commonErrors)]);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.shop.stop());

/** `in`, or the refusal; a refusal with another status than its own shows as both. */
function outcomeOf({ status, body }: AnyAnswer): string {
  const refusal = REFUSALS.find((name) => name === body.error);
  if (!refusal) return 'in';
  return status === commonErrors[refusal].status ? refusal : `${refusal} with status ${status}`;
}

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const input = () => sampleInput(endpoint, stage.known);

    it('refuses exactly those the contract does not name, and they change nothing', async () => {
      const refused = stage.actors.filter((actor) => expectedOutcome(endpoint, actor) !== 'in');
      const tokens = await tokensOf(stage, refused);
      const before = await tableState(stage.shop.db.owner);
      const answers = await Promise.all(tokens.map((token) => send(stage, token, endpoint, input())));
      const outcomes = refused.map(({ name }, index) => [name, outcomeOf(answers[index] as AnyAnswer)]);
      expect(outcomes).toEqual(refused.map((actor) => [actor.name, expectedOutcome(endpoint, actor)]));
      expect(answers.map(({ body }) => [body.success, body.data])).toEqual(refused.map(() => [false, null]));
      expect(await tableState(stage.shop.db.owner)).toEqual(before);
    });

    it('lets in everyone the contract names, and answers with nothing undeclared', async () => {
      for (const actor of stage.actors.filter((one) => expectedOutcome(endpoint, one) === 'in')) {
        const { status, body } = await send(stage, await tokenOf(stage, actor), endpoint, input());
        expect({ [actor.name]: outcomeOf({ status, body } as AnyAnswer) }).toEqual({ [actor.name]: 'in' });
        const { error } = body;
        const declared = error === undefined || error in endpoint.meta.errors || WITHOUT_DECLARATION.has(error);
        expect({ status, error, declared }, JSON.stringify(body)).toMatchObject({ declared: true });
      }
    });

    it('treats a frozen member as nobody', async () => {
      const answer = await send(stage, await tokenOf(stage, stage.frozen), endpoint, input());
      expect(outcomeOf(answer)).toBe(expectedOutcome(endpoint, stage.frozen));
    });
  },
);

it('sees the endpoints it is meant to cover', () => {
  expect(endpoints.length).toBeGreaterThan(50);
});
