import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { AddressReport } from '../contract/profile-contract.ts';
import { findRegionByNames } from './find-region-by-names.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
});
afterAll(() => shop.stop());

const HEADER = '收货人,电话,省,市,区县,详细地址';
const row = (n: number, place = '江苏,苏州,昆山市') => `收货人${n},13800000000,${place},前进路 ${n} 号`;
const IMPORT = '/enterprise-service/address/import';
const tableOf = (rows: readonly string[]) => fileOf([HEADER, ...rows].join('\n'), '地址.csv');
const send = (member: TestMember, rows: readonly string[], dryRun = false) =>
  sendForm<AddressReport>(
    shop,
    IMPORT,
    { fields: { dryRun }, files: { file: tableOf(rows) } },
    { token: member.token },
  );
const book = async ({ token }: TestMember) =>
  (await shop.post<{ isDefault: boolean; regionCode: string }[]>('/enterprise-service/address/list', {}, { token }))
    .body.data ?? [];

describe('addresses out of a file', () => {
  it('writes nothing in a trial, the good rows afterwards, and nothing twice', async () => {
    const buyer = await buildMember(shop.db.owner);
    const rows = [row(1), row(2, '江苏,苏州,没有这个区'), row(3)];
    expect((await send(buyer, rows, true)).body.data).toMatchObject({ dryRun: true, added: 2, refused: 1 });
    expect(await book(buyer)).toEqual([]);
    const { data } = (await send(buyer, rows)).body;
    expect(data?.rows.map(({ problem }) => problem)).toEqual([null, '没有这个省市区：江苏 苏州 没有这个区', null]);
    expect((await book(buyer)).map(({ regionCode, isDefault }) => [regionCode, isDefault]).sort()).toEqual([
      ['320583', false],
      ['320583', true],
    ]);
    expect((await send(buyer, rows)).body.data).toMatchObject({ added: 0, refused: 3 });
    expect(await book(buyer)).toHaveLength(2);
  });

  it('fills the book to its last place and says which rows found none', async () => {
    const buyer = await buildMember(shop.db.owner);
    const thousand = Array.from({ length: 1_000 }, (_, n) => row(n));
    expect((await send(buyer, thousand.slice(1))).body.data).toMatchObject({ added: 999, refused: 0 });
    const { data } = (await send(buyer, [row(5_000), row(5_001)])).body;
    expect(data?.rows.map(({ problem }) => problem)).toEqual([null, '最多保存 1,000 个收货地址，请先删除不用的地址']);
    expect(await book(buyer)).toHaveLength(1_000);
  });

  it.each([
    ['more rows than one file may hold', Array.from({ length: 1_001 }, (_, n) => row(n))],
    ['far more', Array.from({ length: 3_000 }, (_, n) => row(n))],
  ])('refuses %s and keeps none', async (_, rows) => {
    const buyer = await buildMember(shop.db.owner);
    expect(await send(buyer, rows)).toMatchObject({ status: 422, body: { code: 34003 } });
    expect(await book(buyer)).toEqual([]);
  });

  it('refuses a table of a head alone, instead of reporting noughts', async () => {
    const buyer = await buildMember(shop.db.owner);
    for (const rows of [[], [',,,,,']]) {
      const { status, body } = await send(buyer, rows, true);
      expect([status, body.message]).toEqual([422, '文件里没有数据行，请在表头下面填写']);
    }
  });

  it.each([
    ['an empty file', '', '文件是空的，请选择有内容的文件'],
    ['a text that calls itself a workbook', '你好', '内容不是 Excel 工作簿'],
  ])('says in a sentence what is wrong with %s', async (_, text, told) => {
    const { token } = await buildMember(shop.db.owner);
    const files = { file: fileOf(text, '地址.xlsx') };
    const { body } = await sendForm(shop, IMPORT, { fields: { dryRun: true }, files }, { token });
    expect(body.message).toContain(told);
    expect(body.message).not.toContain('URL');
  });

  it('is closed to sales accounts and to people without the permission', async () => {
    const seller = await buildMember(shop.db.owner, { participantExtendType: 5 });
    const other = await buildMember(shop.db.owner, { permissions: [] });
    for (const one of [seller, other]) expect((await send(one, [row(1)])).status).toBe(403);
  });
});

describe('counties by name', () => {
  it.each([
    [['江苏省', '苏州市', '昆山市'], '320583'],
    [['江苏', '苏州', '昆山'], '320583'],
    [['', '', '昆山市'], '320583'],
    [['上海市', '', '浦东新区'], '310115'],
    [['上海', '上海', '浦东'], '310115'],
    [['', '', '朝阳区'], 'several'],
    [['北京', '', '朝阳区'], '110105'],
    [['江苏', '杭州', '昆山'], 'unknown'],
    [['', '', '昆'], 'unknown'],
  ] as const)('%j is %s', ([province, city, district], expected) => {
    const found = findRegionByNames({ province, city, district });
    expect(typeof found === 'string' ? found : found.code).toBe(expected);
  });
});
