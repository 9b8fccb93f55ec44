import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { mayCall, openStage, type Stage, send, tokenOf } from './matrix-stage.ts';
import { inputSchema, type Schema, sampleInput } from './sample-input.ts';
import { tableState } from './table-state.ts';

/** Mass assignment (security check 8): a field the contract does not name is refused, and nothing is written. */
const COLUMNS = [
  ...['id', 'firmId', 'firm_id', 'userId', 'status', 'levelCode', 'amountLimit', 'freeShipping', 'approvedBy'],
  ...['participantExtendType', 'firmChannel', 'loginSource', 'permissions', 'price', 'salesPrice', 'createdAt'],
  ...['__proto__', 'constructor'],
];
const endpoints = listEndpoints(contract);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.shop.stop());

const namesOf = (schema: Schema): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...[schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat().flatMap(namesOf),
];

/** Parsed, so that `__proto__` is a field like any other instead of a prototype. */
function withField(input: unknown, name: string): unknown {
  if (Array.isArray(input)) return input.map((line) => withField(line, name));
  const text = JSON.stringify(input);
  return JSON.parse(`${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(name)}:"1"}`);
}

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it('refuses columns it does not name', async () => {
      const actor = stage.actors.find(mayCall(endpoint));
      if (!actor) throw new Error('nobody may call it');
      const declared = new Set(namesOf(inputSchema(endpoint)));
      const extra = COLUMNS.filter((name) => !declared.has(name));
      // One session for all: what is refused ends none.
      const token = await tokenOf(stage, actor);
      const input = sampleInput(endpoint, stage.known);
      const before = await tableState(stage.shop.db.owner);
      const answers = await Promise.all(extra.map((name) => send(stage, token, endpoint, withField(input, name))));
      const outcomes = answers.map(({ status, body }, index) => [extra[index], status, body.error]);
      expect(outcomes).toEqual(extra.map((name) => [name, 400, 'BAD_REQUEST']));
      expect(await tableState(stage.shop.db.owner)).toEqual(before);
    });

    it('is closed at every depth', () => {
      expect(openObjects(inputSchema(endpoint))).toEqual([]);
    });
  },
);

/** Objects of an input that take any field: only maps with a schema for their values may. */
function openObjects(schema: Schema, path = 'input'): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => openObjects(part, `${path}.${name}`));
  const lists = [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []].flat();
  const open = schema.type === 'object' && (schema.additionalProperties ?? true) === true;
  return [...(open ? [path] : []), ...inner, ...lists.flatMap((part) => openObjects(part, path))];
}
