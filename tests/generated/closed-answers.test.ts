import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { CANARIES } from '#tests/factories/canary-costs.ts';
import { extraFields, openPlaces, outputSchema } from './closed-schema.ts';
import { fittingInput } from './fitting-input.ts';
import { callAs, mayCall, openStage, type Stage } from './matrix-stage.ts';
import { ownContacts } from './own-contacts.ts';
import { NEVER_REACHED, NOT_REACHED, WHOLE_INPUTS } from './whole-inputs.ts';

/**
 * Over-exposure (security check 9): no answer to anybody holds a field its contract does not name, nor the phone
 * number, mail address or password hash of a person; none to anybody but the shop's own people what goods cost the
 * shop; and every endpoint is seen to succeed. Two calls tell people their own phone and mail, and nobody else's
 * (decision 0046).
 */
const endpoints = listEndpoints(contract);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.shop.stop());

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const schema = outputSchema(endpoint.outputSchema);

    it('tells what its answers hold, to the last field', () => {
      expect(openPlaces(schema)).toEqual([]);
    });

    it('answers with that and nothing of anybody', async () => {
      const statuses: number[] = [];
      for (const actor of stage.actors.filter(mayCall(endpoint))) {
        const { status, body } = await callAs(stage, actor, endpoint, await fittingInput(stage, endpoint, actor));
        statuses.push(status);
        const text = JSON.stringify(body);
        const own = await ownContacts(stage, endpoint.name, actor);
        expect(stage.secrets.filter((secret) => text.includes(secret) && !own.includes(secret))).toEqual([]);
        const staff = actor.identity === 'staff';
        expect(staff ? [] : CANARIES.filter((canary) => text.includes(canary))).toEqual([]);
        expect(body.success ? extraFields(schema, body.data) : []).toEqual([]);
      }
      const reached = statuses.some((status) => status < 300);
      expect(reached || NOT_REACHED[endpoint.name], `only ${statuses.join(', ')}`).toBeTruthy();
      expect(reached && NEVER_REACHED[endpoint.name], 'is reached, and said to be not').toBeFalsy();
    });
  },
);

/** Words that name what goods cost the shop and what it earns; not what customers charge to whom. */
const INNER = /^(cost|floor|profit|margin|supplier|basis|catalogue(Cost|Floor)|(price|change|review)Reasons?)/i;
/** Reports say what their figures are counted by: the day of the order or of signing. */
const COUNTED_BY = /^reports\.\w+: basis$/;
const CUSTOMERS_OWN = /^(costCenter|costCentre|costSwitch|costRule|costCode|costName)/i;

/** Names of all fields of an answer. */
function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = name === 'properties' && typeof part === 'object' && part !== null ? Object.keys(part) : [];
    return [...own, ...fieldNames(part)];
  });
}

it("has no field for it in any answer but those to the shop's own people", () => {
  const open = endpoints.filter(({ meta }) => meta.identities.some((identity) => identity !== 'staff'));
  const inner = open.flatMap((endpoint) =>
    fieldNames(outputSchema(endpoint.outputSchema))
      .filter((field) => INNER.test(field) && !CUSTOMERS_OWN.test(field))
      .map((field) => `${endpoint.name}: ${field}`)
      .filter((field) => !COUNTED_BY.test(field)),
  );
  expect(open.length).toBeGreaterThan(200);
  expect(inner).toEqual([]);
});

it('names no endpoint that is gone', () => {
  const names = new Set(endpoints.map(({ name }) => name));
  expect([...Object.keys(WHOLE_INPUTS), ...Object.keys(NOT_REACHED)].filter((name) => !names.has(name))).toEqual([]);
});
