import { globSync, readFileSync } from 'node:fs';
import { USER_MENU } from '#app/web/frame/user-menu.ts';
import { PAGES } from '#app/web/page-table.ts';
import { describeEndpoints, listCalls } from '#platform/api/contract-documents.ts';
import { compareText } from '#platform/shared/compare-text.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';

/** Where pages take a group of calls: `featureApi<typeof cartContract>('cart', cartCalls)`. */
const USE = /\bfeatureApi<[^>]+>\('(\w+)'/g;
const SLICE = /^src\/(?:features|business)\/[^/]+/;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Addresses of each group of calls that pages use, beside its contract. */
function callFiles(contract: object): [file: string, text: string][] {
  return globSync('src/{features,business}/*/web/**/*.ts')
    .sort()
    .flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(USE)].map(([, group = '']): [string, string] => {
        const folder = SLICE.exec(source)?.[0];
        return [`${folder}/contract/${kebab(group)}-calls.gen.json`, listCalls(contract, group)];
      }),
    );
}

/** Rights that a call, a page or a group of the menu asks for: the others open nothing yet, and no role is given them. */
function openRights(contract: object): string {
  const built = new Set(PAGES.map(({ path }) => path));
  const shown = USER_MENU.flatMap(({ permission, items }) =>
    items.some(({ path }) => built.has(path)) ? permission : [],
  );
  const asked = [
    ...listEndpoints(contract).map(({ meta }) => meta.permission),
    ...PAGES.map(({ permission }) => permission),
  ];
  const rights = [...shown, ...asked].flatMap((code) => (code && !code.startsWith('DESK_') ? [code] : []));
  return `${JSON.stringify([...new Set(rights)].sort(compareText), null, 2)}\n`;
}

/** Every file that is derived from contracts and pages, with what must stand in it. */
export function generatedFiles(contract: object): [file: string, text: string][] {
  return [
    ...callFiles(contract),
    ['src/features/members/contract/open-rights.gen.json', openRights(contract)],
    ['docs/endpoints.md', describeEndpoints(contract)],
  ];
}
