import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { PAGES } from '#app/web/page-table.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { CALLS_FOR_OTHER_CLIENTS, CALLS_NOT_YET, CALLS_WITHOUT_PAGE, PAGES_NOT_YET } from '../spec/not-yet.ts';
import { callsOfPages, namesAddress, readPageSources } from './call-uses.ts';

const endpoints = listEndpoints(contract);
const sources = readPageSources();
const made = callsOfPages(sources);
const isMade = (name: string, path: string) => made.has(name) || namesAddress(sources, path);

const readColumns = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Missing as seen here, and missing as written down: equal, so that a list can neither hide nor outlive anything. */
const expectListed = (missing: readonly string[], listed: object) =>
  expect([...missing].sort()).toEqual(Object.keys(listed).sort());

describe('the specification, whole', () => {
  it('has each page, or names the issue that brings it', () => {
    const here = new Set(PAGES.map(({ path }) => path));
    const specified = readColumns('tests/spec/routes.tsv').map(([path = '']) => path);
    expectListed(
      specified.filter((path) => !here.has(path)),
      PAGES_NOT_YET,
    );
  });

  it('has each call, or names the issue that brings it', () => {
    const here = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    const specified = readColumns('tests/spec/endpoints.tsv').map(
      ([service, method, path]) => `${method} ${service}${path}`,
    );
    expectListed(
      specified.filter((call) => !here.has(call)),
      CALLS_NOT_YET,
    );
  });

  it('uses each specified call on a page, or says who does', () => {
    const unused = endpoints.filter(({ name, path, meta }) => meta.specified && !isMade(name, path));
    expectListed(
      unused.map(({ name }) => name),
      { ...CALLS_WITHOUT_PAGE, ...CALLS_FOR_OTHER_CLIENTS },
    );
  });

  it.each(Object.entries(CALLS_FOR_OTHER_CLIENTS).filter(([, instead]) => instead.includes('.')))(
    'what %s gives comes to pages from %s',
    (_, instead) => {
      const endpoint = endpoints.find(({ name }) => name === instead);
      expect(endpoint && isMade(endpoint.name, endpoint.path)).toBe(true);
    },
  );

  it('sees a page that makes a call, and one that does not', () => {
    const client = "const cartApi = featureApi<typeof cartContract>('cart', cartCalls);";
    expect([...callsOfPages([client, 'cartApi.call.add({})'])]).toEqual(['cart.call', 'cart.add']);
    expect([...callsOfPages([client, 'otherApi.call.add({})'])]).toEqual([]);
    const alone = "const flagApi = featureApi<Pick<typeof cartContract, 'add'>>('cart', { add });";
    expect([...callsOfPages([alone, 'flagApi.call.add({})'])]).toContain('cart.add');
  });
});
