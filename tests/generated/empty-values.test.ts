import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import { type Actor, mayCall, openStage, type Stage, send, tokenOf, tokensOf } from './matrix-stage.ts';
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

    /** What is tried in each field. */
    const triesOf = (values: readonly unknown[]) =>
      fields().map((field) => ({ field, values: values.filter((value) => canStand(value, endpoint, field)) }));

    const tryAll = (field: InputField, values: readonly unknown[], tokens: readonly (string | undefined)[]) =>
      Promise.all(values.map((value, at) => send(stage, tokens[at], endpoint, field.place(value))));

    const fields = () => listFields(endpoint, stage.known).filter(({ schema }) => schema.type === 'string');

    it('refuses what can never be meant, and names the field', async () => {
      // One session for all: what is refused ends none.
      const token = await tokenOf(stage, actor());
      for (const { field, values } of triesOf(NEVER_MEANT)) {
        const answers = await tryAll(
          field,
          values,
          values.map(() => token),
        );
        const outcomes = answers.map(({ status, body }, at) => [show(values[at]), status, body.error]);
        expect(outcomes, field.name).toEqual(values.map((value) => [show(value), 400, 'BAD_REQUEST']));
        const [name = ''] = field.name.split('.');
        const unnamed = answers.filter(({ body }) => !body.message?.includes(name));
        expect(unnamed.map(({ body }) => body.message)).toEqual([]);
      }
    });

    it('opens nothing to wildcards', async () => {
      const tries = triesOf(WILD);
      const caller = actor();
      // Each with a session of its own: some calls end the one they come with.
      const tokens = await tokensOf(
        stage,
        tries.flatMap(({ values }) => values.map(() => caller)),
      );
      for (const { field, values } of tries) {
        const answers = await tryAll(field, values, tokens.splice(0, values.length));
        for (const [at, { status, body }] of answers.entries()) {
          const tried = `${field.name} ${show(values[at])}`;
          const success = isKey(endpoint, field) ? body.success : false;
          expect({ tried, status, fine: status < 500 && status !== 408, success }).toMatchObject({
            fine: true,
            success: false,
          });
          const text = JSON.stringify(body);
          const told = stage.secrets.filter((secret) => text.includes(secret));
          // Asked anew: a call may have changed them.
          const own = told.length > 0 ? await ownContacts(stage, endpoint.name, caller) : [];
          expect(told.filter((secret) => !own.includes(secret))).toEqual([]);
        }
      }
    });
  },
);
