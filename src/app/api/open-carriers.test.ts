import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEnv } from '#platform/api/env.ts';
import { openCarriers } from './open-carriers.ts';

const PLACE = { receiver: '退货组', phone: '021-1', province: '上海市', city: '上海市', district: '', detail: '1 号' };
let dir: string;
let key: string;
let places: string;
let broken: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'carriers-'));
  [key, places, broken] = [join(dir, 'key'), join(dir, 'places.json'), join(dir, 'broken.json')];
  await writeFile(key, 'a-key-of-sixteen-signs-and-more');
  await writeFile(places, JSON.stringify({ SH: PLACE }));
  await writeFile(broken, JSON.stringify({ SH: { ...PLACE, phone: 1 } }));
});
afterAll(() => rm(dir, { recursive: true }));

const open = (source: Record<string, string>, demo = '0') => openCarriers(parseEnv({ DEMO: demo }), {}, source);

it('asks nobody where nobody is configured; a demo plays one that exists nowhere', async () => {
  const shop = await open({});
  expect([shop.carrier, shop.real, shop.addressOf('SH')]).toEqual([null, false, null]);
  const demo = await open({}, '1');
  expect([demo.carrier !== null, demo.real]).toEqual([true, false]);
  expect(demo.addressOf('SH')?.detail).toContain('请勿寄件');
});

it('speaks to who is configured, and knows the places it is told', async () => {
  const shop = await open({
    CARRIER_URL: 'https://carrier.example/v1',
    CARRIER_KEY_FILE: key,
    RETURN_ADDRESSES_FILE: places,
  });
  expect([shop.carrier !== null, shop.real]).toEqual([true, true]);
  expect([shop.addressOf('SH'), shop.addressOf('GZ')]).toEqual([PLACE, null]);
});

it.each([
  ['an address without a key', () => ({ CARRIER_URL: 'https://carrier.example' }), '必须同时设置'],
  ['a key without an address', () => ({ CARRIER_KEY_FILE: key }), '必须同时设置'],
  ['plain HTTP', () => ({ CARRIER_URL: 'http://carrier.example', CARRIER_KEY_FILE: key }), 'https://'],
  ['no address', () => ({ CARRIER_URL: 'carrier', CARRIER_KEY_FILE: key }), 'https://'],
  [
    'a key that is not there',
    () => ({ CARRIER_URL: 'https://carrier.example', CARRIER_KEY_FILE: join(dir, 'none') }),
    '密钥文件',
  ],
  ['places of another shape', () => ({ RETURN_ADDRESSES_FILE: broken }), 'RETURN_ADDRESSES_FILE'],
])('ends the start with a sentence on %s', async (_, source, words) => {
  await expect(open(source())).rejects.toMatchObject({ userMessage: expect.stringContaining(words) });
});
