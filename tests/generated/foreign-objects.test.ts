import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import type { TestMember } from '#tests/factories/build-member.ts';
import { type Actor, type AnyAnswer, callAs, mayCall, openStage, type Stage, send, tokenOf } from './matrix-stage.ts';
import { OBJECT_KINDS, type ObjectKind } from './object-kinds.ts';
import { looksOwned } from './public-fields.ts';
import { type InputField, type Known, listFields } from './sample-input.ts';
import { tableState } from './table-state.ts';

/**
 * Endpoint × object of one's own, of somebody else, of nobody (security check 2): what is not one's own gets the very
 * answer of a number that does not exist, and stays as it was.
 */
const endpoints = listEndpoints(contract);
const cases = endpoints.flatMap((endpoint) =>
  Object.entries(endpoint.meta.objects).map(([field, kind]) => ({ endpoint, field, kind })),
);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.shop.stop());

function fieldOf(endpoint: DeclaredEndpoint, name: string, known: Known): InputField {
  const field = listFields(endpoint, known).find((one) => one.name === name);
  if (!field) throw new Error(`${endpoint.name} has no field ${name}`);
  return field;
}

/** Bytes of an answer, but for the request's number and an echo of the number that was asked for. */
function bytesOf({ status, body }: AnyAnswer, asked: string): string {
  const text = JSON.stringify({ ...body, requestId: undefined });
  return `${status} ${asked.length < 8 ? text : text.replaceAll(asked, '…')}`;
}

function kindOf(name: string): ObjectKind {
  const kind = OBJECT_KINDS[name];
  if (!kind) throw new Error(`no factory for objects of kind ${name}: add one to tests/generated/object-kinds.ts`);
  return kind;
}

/** The caller who holds most rights among those the contract lets in. */
function callerOf(endpoint: DeclaredEndpoint): Actor & { member: TestMember } {
  const able = stage.actors.filter(mayCall(endpoint)).toSorted((a, b) => b.permissions.size - a.permissions.size)[0];
  if (!able?.member) throw new Error(`${endpoint.name} names objects, but nobody who owns any may call it`);
  return { ...able, member: able.member };
}

/** Everything else in the input is the caller's own and exists, so that only the one field decides. */
async function ownSurroundings(endpoint: DeclaredEndpoint, owner: TestMember): Promise<Known> {
  const built = Object.entries(endpoint.meta.objects).map(
    async ([field, kind]) => [field.split('.').at(-1), await kindOf(kind).build(stage.shop, owner)] as const,
  );
  return { ...stage.known, ...Object.fromEntries(await Promise.all(built)) };
}

describe.each(cases.map((one) => [`${one.endpoint.method} ${one.endpoint.path}, ${one.field}`, one] as const))(
  '%s',
  (_, { endpoint, field, kind }) => {
    it('answers for a foreign object as for none, and leaves it alone', async () => {
      const { build, unknown, personal } = kindOf(kind);
      const actor = callerOf(endpoint);
      const { place } = fieldOf(endpoint, field, await ownSurroundings(endpoint, actor.member));
      const others = personal ? [stage.stranger, stage.colleague] : [stage.stranger];
      const foreign = await Promise.all(others.map((owner) => build(stage.shop, owner)));
      const token = await tokenOf(stage, actor);
      const before = await tableState(stage.shop.db.owner);
      const answers = await Promise.all(
        foreign.map(async (id) => bytesOf(await send(stage, token, endpoint, place(id)), id)),
      );
      expect(await tableState(stage.shop.db.owner)).toEqual(before);
      const none = bytesOf(await send(stage, token, endpoint, place(unknown)), unknown);
      expect(answers).toEqual(foreign.map(() => none));
      expect(none).toMatch(/^4\d\d /);
    });

    it('knows an own object', async () => {
      const { build, unknown } = kindOf(kind);
      const actor = callerOf(endpoint);
      const { place } = fieldOf(endpoint, field, await ownSurroundings(endpoint, actor.member));
      const own = await build(stage.shop, actor.member);
      const known = bytesOf(await callAs(stage, actor, endpoint, place(own)), own);
      expect(known).not.toBe(bytesOf(await callAs(stage, actor, endpoint, place(unknown)), unknown));
    });
  },
);

it('finds every field that names something owned declared', () => {
  const undeclared = endpoints.flatMap((endpoint) =>
    listFields(endpoint, {})
      .filter(({ name }) => looksOwned(endpoint.name, name) && !(name in endpoint.meta.objects))
      .map(({ name }) => `${endpoint.name}: ${name}`),
  );
  expect(undeclared, 'declare them under `objects`, or as public in tests/generated/public-fields.ts').toEqual([]);
});

it('declares no field that an input does not have', () => {
  const missing = cases.filter(({ endpoint, field }) => !listFields(endpoint, {}).some(({ name }) => name === field));
  expect(missing.map(({ endpoint, field }) => `${endpoint.name}: ${field}`)).toEqual([]);
});
