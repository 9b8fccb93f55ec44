import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const read = (path: string, token: string) => fetch(shop.url + path, { headers: { token } });

it('describes every call to staff, answers inside the envelope', async () => {
  const { token } = await buildMember(shop.db.owner, {
    firm: await buildFirm(shop.db.owner, { firmType: 'operator' }),
  });
  const document = (await (await read('/docs/openapi.json', token)).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content: Record<string, { schema: { required: string[] } }> }> }>
    >;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  for (const { method, path } of listEndpoints(contract)) {
    const content = document.paths[path]?.[method.toLowerCase()]?.responses['200']?.content ?? {};
    // A file comes as it is; everything else stands inside the envelope.
    if (Object.keys(content).some((type) => type === '*/*')) continue;
    expect(content['application/json']?.schema.required, `${method} ${path}`).toContain('data');
  }
  expect(await (await read('/docs', token)).text()).toContain('/member-center/user/login');
});

it.each([
  ['buyers', 1],
  ['sales accounts', 5],
])('shows nothing to %s', async (_, participantExtendType) => {
  const { token } = await buildMember(shop.db.owner, { participantExtendType });
  expect(await (await read('/docs', token)).text()).not.toContain('/member-center');
  expect(await (await read('/docs/openapi.json', token)).text()).not.toContain('openapi');
});
