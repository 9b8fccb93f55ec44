import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  type CarrierSettings,
  createHttpCarrier,
  createSimulatedCarrier,
  type ParcelPlace,
} from '#business/carriers/api/public.ts';
import { type Env, EnvError } from '#platform/api/env.ts';
import { isLoopbackHost } from '#platform/api/loopback.ts';
import { readSecret } from '#platform/api/secret-file.ts';

type Source = Readonly<Record<string, string | undefined>>;

const now = () => new Date();
const text = z.string().min(1).max(120);
const place = z.strictObject({
  receiver: text,
  phone: text,
  province: text,
  city: z.string().max(60),
  district: z.string().max(60),
  detail: text,
});
const places = z.record(z.string(), place);

/** Shown where nobody has said: plainly no address of anybody. */
const demoPlace = (warehouse: string): ParcelPlace => ({
  ...{ receiver: '退货组', phone: '400-000-0000', province: '演示省', city: '演示市', district: '' },
  detail: `仓储路 1 号 ${warehouse} 仓退货口（演示地址，请勿寄件）`,
});

/** Addresses of what comes back, by the code of the warehouse. */
async function readPlaces(file: string | undefined, demo: boolean): Promise<CarrierSettings['addressOf']> {
  if (!file) return demo ? demoPlace : () => null;
  try {
    const given = new Map(Object.entries(places.parse(JSON.parse(await readFile(file, 'utf8')))));
    return (warehouse) => given.get(warehouse) ?? null;
  } catch {
    throw new EnvError(
      `环境变量有误：无法读取 RETURN_ADDRESSES_FILE ${file}，应为 JSON：{"仓库代码":{"receiver","phone","province","city","district","detail"}}。`,
    );
  }
}

/** Names and phone numbers travel through it: in plain only within this machine. */
function assertGateway(value: string): void {
  const url = URL.parse(value);
  const fine = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (!fine || url.search || url.hash) {
    throw new EnvError('环境变量有误：CARRIER_URL 应为 https:// 开头的承运商接口地址（本机可用 http://）。');
  }
}

/**
 * Who carries parcels: whoever is configured, else in a demo one that exists nowhere and books what comes back.
 * `speed` (hours of the shop in one real hour) and `seed` play that one faster.
 */
export async function openCarriers(
  env: Env,
  { speed = 1, seed = 'demo' }: { speed?: number; seed?: string } = {},
  source: Source = process.env,
): Promise<CarrierSettings> {
  const { CARRIER_URL: url, CARRIER_KEY_FILE: keyFile, RETURN_ADDRESSES_FILE: file } = source;
  if (!url !== !keyFile) throw new EnvError('环境变量有误：CARRIER_URL 和 CARRIER_KEY_FILE 必须同时设置。');
  const addressOf = await readPlaces(file, env.demo);
  if (url && keyFile) {
    assertGateway(url);
    return { carrier: createHttpCarrier({ url, key: await readSecret(keyFile), now }), real: true, addressOf };
  }
  return { carrier: env.demo ? createSimulatedCarrier({ seed, speed, now }) : null, real: false, addressOf };
}
