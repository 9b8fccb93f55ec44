import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  createHttpPlatform,
  createSimulatedPlatform,
  type InvoiceParty,
  type TaxSettings,
} from '#features/invoices/api/public.ts';
import { type Env, EnvError } from '#platform/api/env.ts';
import { isLoopbackHost } from '#platform/api/loopback.ts';
import { readSecret } from '#platform/api/secret-file.ts';

type Source = Readonly<Record<string, string | undefined>>;

const now = () => new Date();
const text = z.string().max(120);
const party = z.strictObject({
  name: text.min(1),
  taxNo: z.string().regex(/^[0-9A-Z]{15,20}$/),
  address: text,
  phone: text,
  bankName: text,
  bankAccount: text,
});

/** Plainly nobody: it stands on specimens alone. */
const DEMO_SELLER: InvoiceParty = {
  ...{ name: '演示工业品商城（样票，非真实销方）', taxNo: '000000000000000000', address: '演示省演示市仓储路 1 号' },
  ...{ phone: '400-000-0000', bankName: '演示银行', bankAccount: '0000 0000 0000' },
};

/** Who sells, as it stands on invoices. */
async function readSeller(file: string | undefined): Promise<InvoiceParty> {
  if (!file) return DEMO_SELLER;
  try {
    return party.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new EnvError(
      `环境变量有误：无法读取 TAX_SELLER_FILE ${file}，应为 JSON：{"name","taxNo","address","phone","bankName","bankAccount"}。`,
    );
  }
}

/** Tax numbers and accounts travel through it: in plain only within this machine. */
function assertGateway(value: string): void {
  const url = URL.parse(value);
  const fine = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (!fine || url.search || url.hash) {
    throw new EnvError('环境变量有误：TAX_PLATFORM_URL 应为 https:// 开头的开票平台接口地址（本机可用 http://）。');
  }
}

/**
 * Who issues invoices: whoever is configured, else in a demo one that exists nowhere and makes specimens. `faults` (0 to 1) and
 * `seed` say how often that one makes trouble, and when.
 */
export async function openTaxPlatform(
  env: Pick<Env, 'demo'>,
  { seed = 'demo', faults = 1 }: { seed?: string; faults?: number } = {},
  source: Source = process.env,
): Promise<TaxSettings> {
  const { TAX_PLATFORM_URL: url, TAX_PLATFORM_KEY: appKey, TAX_PLATFORM_SECRET_FILE: secretFile } = source;
  const given = [url, appKey, secretFile, source.TAX_SELLER_FILE].filter(Boolean).length;
  if (given > 0 && given < 4) {
    throw new EnvError(
      '环境变量有误：TAX_PLATFORM_URL、TAX_PLATFORM_KEY、TAX_PLATFORM_SECRET_FILE 和 TAX_SELLER_FILE 必须同时设置。',
    );
  }
  const seller = await readSeller(source.TAX_SELLER_FILE);
  if (url && appKey && secretFile) {
    assertGateway(url);
    const secret = await readSecret(secretFile);
    return { platform: createHttpPlatform({ url, appKey, secret, now }), seller, specimen: false };
  }
  return { platform: env.demo ? createSimulatedPlatform({ seed, now, faults }) : null, seller, specimen: true };
}
