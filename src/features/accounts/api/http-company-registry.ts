import { z } from 'zod';
import type { Company } from '../contract/accounts-schemas.ts';
import { type CompanyRegistry, MAX_COMPANIES } from './company-registry.ts';

export interface RegistryConnection {
  /** Base of the 天眼查 open API; `/search/2.0` is appended. */
  url: string;
  key: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES = 512 * 1024;

const optional = z.string().max(300).nullish();

/** What we read of the answer; the register sends much more. Matches are marked with <em>. */
const answer = z.object({
  error_code: z.number(),
  result: z
    .object({
      items: z
        .array(
          z.object({
            name: z.string().max(300),
            creditCode: optional,
            legalPersonName: optional,
            regLocation: optional,
            regStatus: optional,
          }),
        )
        .max(200)
        .nullish(),
    })
    .nullish(),
});

type Item = NonNullable<NonNullable<z.infer<typeof answer>['result']>['items']>[number];

/** `error_code` of the register: 0 found, 300000 nothing found. */
const NOTHING_FOUND = 300_000;

const plain = (text: string | null | undefined) => text?.replace(/<\/?em>/g, '').trim() || null;

function toCompany(item: Item): Company[] {
  const [name, creditCode] = [plain(item.name), plain(item.creditCode)];
  if (!name || !creditCode) return [];
  return [
    {
      name,
      creditCode,
      legalPerson: plain(item.legalPersonName),
      address: plain(item.regLocation),
      status: plain(item.regStatus),
    },
  ];
}

/** Asks 天眼查 over HTTP: five seconds, no redirects, half a megabyte, nothing believed that has not the right shape. */
export function createHttpCompanyRegistry({ url, key, timeoutMs = TIMEOUT_MS }: RegistryConnection): CompanyRegistry {
  const search = async (keyword: string) => {
    const query = new URLSearchParams({ word: keyword, pageSize: String(MAX_COMPANIES), pageNum: '1' });
    const response = await fetch(`${url}/search/2.0?${query}`, {
      headers: { authorization: key, accept: 'application/json' },
      // A redirect would carry the key to an address nobody configured.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`company registry answered ${response.status}`);
    const { error_code: code, result } = answer.parse(JSON.parse(await readCapped(response)));
    if (code === NOTHING_FOUND) return [];
    if (code !== 0) throw new Error(`company registry refused with ${code}`);
    return (result?.items ?? []).flatMap(toCompany).slice(0, MAX_COMPANIES);
  };
  return {
    search,
    byCreditCode: async (creditCode) =>
      (await search(creditCode)).find((company) => company.creditCode === creditCode) ?? null,
  };
}

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new Error('company registry answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
