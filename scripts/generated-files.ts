import { globSync, readFileSync } from 'node:fs';
import { describeEndpoints, listCalls } from '#platform/api/contract-documents.ts';

/** Where pages take a group of calls: `featureApi<typeof cartContract>('cart', cartCalls)`. */
const USE = /\bfeatureApi<[^>]+>\('(\w+)'/g;
const FEATURE = /^src\/features\/[^/]+/;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Addresses of each group of calls that pages use, beside its contract. */
function callFiles(contract: object): [file: string, text: string][] {
  return globSync('src/features/*/web/**/*.ts')
    .sort()
    .flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(USE)].map(([, group = '']): [string, string] => {
        const folder = FEATURE.exec(source)?.[0];
        return [`${folder}/contract/${kebab(group)}-calls.gen.json`, listCalls(contract, group)];
      }),
    );
}

/** Every file that is derived from the contracts, with what must stand in it. */
export function generatedFiles(contract: object): [file: string, text: string][] {
  return [...callFiles(contract), ['docs/endpoints.md', describeEndpoints(contract)]];
}
