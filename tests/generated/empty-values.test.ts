import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import { type Actor, type AnyAnswer, mayCall, openStage, type Stage, send, tokensOf } from './matrix-stage.ts';
import { ownContacts } from './own-contacts.ts';
import { type InputField, listFields } from './sample-input.ts';

/**
 * Empty and wildcard values in every text field of every call (security check 6): never a 500, never “the first row”,
 * and what can never be meant is refused with the field named.
 */
const endpoints = listEndpoints(contract).filter((endpoint) => textFields(endpoint).length > 0);

/** No text at all, or more than any field takes. */
const NEVER_MEANT = [null, [], {}, '\0', 'a\0b', 'x'.repeat(10_000)];
/** Texts that some field may take, but that open nothing. */
const WILD = ['', '   ', '%', '*', '_', 'undefined', 'null'];
/** Keys open something: no wildcard fits them, and none is looked up. */
const KEY = /^(?:token|code|id|password|captchaId|smsCode)$/;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.shop.stop());

function textFields(endpoint: DeclaredEndpoint): InputField[] {
  return listFields(endpoint, {}).filter(({ schema }) => schema.type === 'string');
}

const inAddress = ({ method, path }: DeclaredEndpoint, name: string) => method === 'GET' || path.includes(`{${name}}`);
const isKey = (endpoint: DeclaredEndpoint, { name, ownName }: InputField) =>
  name in endpoint.meta.objects || KEY.test(ownName);

/** `null`, `[]` and `{}` exist in bodies only, and `null` is meant where the contract takes it. */
function canStand(value: unknown, endpoint: DeclaredEndpoint, { name, nullable }: InputField): boolean {
  if (typeof value === 'string') return !(value === '' && endpoint.path.includes(`{${name}}`));
  return !inAddress(endpoint, name) && !(value === null && nullable);
}

const show = (value: unknown) => JSON.stringify(value).slice(0, 24);

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    function actor(): Actor {
      const found = stage.actors.find(mayCall(endpoint));
      if (!found) throw new Error('nobody may call it');
      return found;
    }

    /** Each with a session of its own: some calls end the one they come with. */
    async function tryAll(values: readonly unknown[], field: InputField): Promise<[string, AnyAnswer][]> {
      const usable = values.filter((value) => canStand(value, endpoint, field));
      const caller = actor();
      const tokens = await tokensOf(
        stage,
        usable.map(() => caller),
      );
      return Promise.all(
        usable.map(async (value, index): Promise<[string, AnyAnswer]> => {
          return [show(value), await send(stage, tokens[index], endpoint, field.place(value))];
        }),
      );
    }
    const fields = () => listFields(endpoint, stage.known).filter(({ schema }) => schema.type === 'string');

    it('refuses what can never be meant, and names the field', async () => {
      for (const field of fields()) {
        for (const [value, { status, body }] of await tryAll(NEVER_MEANT, field)) {
          expect({ [`${field.name} ${value}`]: status, error: body.error }).toEqual({
            [`${field.name} ${value}`]: 400,
            error: 'BAD_REQUEST',
          });
          expect(body.message).toContain(field.name.split('.')[0]);
        }
      }
    });

    it('opens nothing to wildcards', async () => {
      for (const field of fields()) {
        for (const [value, { status, body }] of await tryAll(WILD, field)) {
          const tried = `${field.name} ${value}`;
          expect({ tried, status, fine: status < 500 && status !== 408 }).toMatchObject({ fine: true });
          if (isKey(endpoint, field)) expect({ tried, success: body.success }).toEqual({ tried, success: false });
          const text = JSON.stringify(body);
          const own = await ownContacts(stage, endpoint.name, actor());
          expect(stage.secrets.filter((secret) => text.includes(secret) && !own.includes(secret))).toEqual([]);
        }
      }
    });
  },
);
