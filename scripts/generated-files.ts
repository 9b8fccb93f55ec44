import { globSync, readFileSync } from 'node:fs';
import { FEATURES } from '#app/api/features.gen.ts';
import { userMenuOf } from '#app/web/frame/user-menu-groups.ts';
import { PAGES } from '#app/web/page-table.ts';
import { describeEndpoints, listCalls } from '#platform/api/contract-documents.ts';
import { compareText } from '#platform/shared/compare-text.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { codesOf } from '#platform/shared/define-endpoint.ts';

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

/** What the buttons of exports are given, in each feature that has some: nothing of it is typed again. */
function exportFiles(): [file: string, text: string][] {
  return Object.entries(FEATURES).flatMap(([feature, { exports = [] }]) => {
    const buttons = exports.flatMap(({ kind, place, mostRows, scheduled }) => {
      if (!place) return [];
      const { path, fileName, inBackground } = place;
      const limit = mostRows === undefined ? {} : { mostRows };
      const sent = scheduled && { scheduled: { dated: scheduled.days !== undefined } };
      return [[kind, inBackground ? { kind, path, fileName, ...limit, ...sent } : { path, fileName }] as const];
    });
    if (buttons.length === 0) return [];
    const text = `${JSON.stringify(Object.fromEntries(buttons), null, 2)}\n`;
    return [[`src/features/${feature}/contract/exports.gen.json`, text] as [string, string]];
  });
}

const menuFile = () => `import type { UserMenuGroup } from './user-menu-groups.ts';

/** Written from the rows of the pages by \`npm run generate\`; do not edit. */
export const USER_MENU: readonly UserMenuGroup[] = ${JSON.stringify(userMenuOf(PAGES), null, 2)};
`;

/** Rights that a call, a page or a group of the menu asks for: the others open nothing yet, and no role is given them. */
function openRights(contract: object): string {
  const built = new Set(PAGES.map(({ path }) => path));
  const shown = userMenuOf(PAGES).flatMap(({ permission, items }) =>
    items.some(({ path }) => built.has(path)) ? permission : [],
  );
  const asked = [
    ...listEndpoints(contract).flatMap(({ meta }) => codesOf(meta)),
    ...PAGES.map(({ permission }) => permission),
  ];
  const rights = [...shown, ...asked].flatMap((code) => (code && !code.startsWith('DESK_') ? [code] : []));
  return `${JSON.stringify([...new Set(rights)].sort(compareText), null, 2)}\n`;
}

/** Every file that is derived from contracts and pages, with what must stand in it. */
export function generatedFiles(contract: object): [file: string, text: string][] {
  return [
    ...callFiles(contract),
    ...exportFiles(),
    ['src/app/web/frame/user-menu.gen.ts', menuFile()],
    ['src/features/members/contract/open-rights.gen.json', openRights(contract)],
    ['docs/endpoints.md', describeEndpoints(contract)],
  ];
}
