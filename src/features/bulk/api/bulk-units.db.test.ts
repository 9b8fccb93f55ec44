import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { csvOf, uploadBulkFile, xlsxOf } from '#tests/factories/bulk-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

type Cell = string | number;
interface Row {
  rowNumber: number;
  status: string;
  message: string;
  conversion: string;
  quantity: string;
  orderQuantity: number;
  amount: string | null;
  answered: boolean;
  choices: { text: string }[];
}

let shop: TestShop;
let box: TestSku;
let each: TestSku;
const CHOICES = { duplicates: 'merge', withWarnings: true };

beforeAll(async () => {
  shop = await startTestShop();
  box = await buildSku(shop.db.owner, { orderUnit: '盒', packQuantity: 100, baseUnit: '个', salesPrice: '31.80' });
  each = await buildSku(shop.db.owner, { salesPrice: '10.00' });
});
afterAll(() => shop.stop());

const post = (person: TestMember, path: string, input: object) =>
  shop.post(`/cart-center/bulk/${path}`, input, { token: person.token, key: crypto.randomUUID() });
const upload = async (person: TestMember, content: Buffer) =>
  (await uploadBulkFile(shop, person.token, content)).body.data as { listNo: string; mapping: Record<string, number> };
const rowsOf = async (person: TestMember, listNo: string): Promise<Row[]> =>
  (await shop.get(`/cart-center/bulk/rows?listNo=${listNo}`, { token: person.token })).body.data.rows;
const cartOf = async (person: TestMember) => {
  const { lines } = (await shop.get('/cart-center/cart/list/enterprise', { token: person.token })).body.data;
  return lines.map(({ skuCode, quantity }: { skuCode: string; quantity: number }) => [skuCode, quantity]);
};
const sheetOf = async (person: TestMember, listNo: string): Promise<Cell[][]> => {
  const path = `${shop.url}/cart-center/bulk/errorSheet?listNo=${listNo}&withWarnings=true`;
  const book = read(await (await fetch(path, { headers: { token: person.token } })).arrayBuffer());
  const [sheet] = Object.values(book.Sheets);
  return sheet ? utils.sheet_to_json<Cell[]>(sheet, { header: 1, defval: '' }) : [];
};

describe('one rule for units at every door', () => {
  const OF_200 = { status: 'ok', orderQuantity: 2, amount: '63.60', conversion: '200 个 = 2 盒（100 个/盒）' };

  it.each([
    ['in the quantity', { quantity: '200个' }],
    ['in a column of its own', { quantity: '200', unit: '个' }],
    ['in full width', { quantity: '２００ＰＣＳ' }],
  ])('checked: the unit %s', async (_, written) => {
    const person = await buildMember(shop.db.owner);
    const rows = [{ rowNumber: 1, goodsCode: box.itemNo, ...written }];
    const [row] = (await post(person, 'check', { rows })).body.data.rows;
    expect(row).toMatchObject({ ...OF_200, conversion: expect.stringMatching(/^200 (个|pcs) = 2 盒（100 个\/盒）$/) });
    // The sum shown is the sum added.
    const added = await post(person, 'addRows', { rows, ...CHOICES });
    expect(added.body.data).toMatchObject({ addedQuantity: row.orderQuantity, addedAmount: row.amount });
    expect(await cartOf(person)).toEqual([[box.itemNo, 2]]);
  });

  const FILES: [string, () => Buffer][] = [
    [
      'XLSX with a unit column',
      () =>
        xlsxOf([
          ['编码', '数量', '单位'],
          [box.itemNo, 200, '个'],
        ]),
    ],
    [
      'XLSX with the unit in its header',
      () =>
        xlsxOf([
          ['编码', '采购数量（个）'],
          [box.itemNo, 200],
        ]),
    ],
    [
      'XLSX with the unit in its cells',
      () =>
        xlsxOf([
          ['编码', '数量'],
          [box.itemNo, '200个'],
        ]),
    ],
    [
      'CSV with a unit column',
      () =>
        Buffer.from(
          csvOf([
            ['编码', '单位', '数量'],
            [box.itemNo, 'PCS', '200'],
          ]),
        ),
    ],
    [
      'CSV without a header',
      () =>
        Buffer.from(
          csvOf([
            [box.itemNo, '200个'],
            [each.itemNo, '1个'],
          ]),
        ),
    ],
  ];
  it.each(FILES)('brought as %s', async (_, content) => {
    const person = await buildMember(shop.db.owner);
    const { listNo } = await upload(person, content());
    const [row] = await rowsOf(person, listNo);
    expect(row).toMatchObject({ status: 'ok', orderQuantity: 2, amount: '63.60' });
    await post(person, 'addList', { listNo, ...CHOICES });
    expect((await cartOf(person))[0]).toEqual([box.itemNo, 2]);
  });

  it('adds nothing of a row that asks, at no door', async () => {
    const person = await buildMember(shop.db.owner);
    const written = ['1打', '2箱', '约200个', '二十盒', '0.5盒', '20-30盒'];
    const rows = written.map((quantity, at) => ({ rowNumber: at + 1, goodsCode: box.itemNo, quantity }));
    const checked: Row[] = (await post(person, 'check', { rows })).body.data.rows;
    expect(checked.map(({ status }) => status)).toEqual(written.map(() => 'ask'));
    expect((await post(person, 'addRows', { rows, ...CHOICES })).status).toBe(400);
    const { listNo } = await upload(person, xlsxOf([['编码', '数量'], ...written.map((one) => [box.itemNo, one])]));
    expect((await post(person, 'addList', { listNo, ...CHOICES })).status).toBe(400);
    expect(await cartOf(person)).toEqual([]);
  });
});

describe('questions of a list', () => {
  const table = () => [
    ['编码', '数量', '单位', '备注'],
    [box.itemNo, 2, '箱', '一号线'],
    [box.itemNo, 250, '个', '二号线'],
    [each.itemNo, 5, '个', ''],
  ];

  it('stand in the sheet in words, and the sheet put right is in order', async () => {
    const person = await buildMember(shop.db.owner);
    const { listNo } = await upload(person, xlsxOf(table()));
    const [header = [], first = [], second = []] = await sheetOf(person, listNo);
    expect(header).toEqual(['编码', '数量', '单位', '备注', '结果']);
    expect(first).toEqual([
      ...[box.itemNo, 2, '箱', '一号线'],
      '本商品按盒销售（100 个/盒），无法换算“2 箱”，请填写要多少盒',
    ]);
    expect(second[4]).toBe('250 个 = 2.5 盒（100 个/盒），只能买整盒，请确认（可填：3 盒，多 50 个）');
    const corrected = [header, [box.itemNo, 20, '盒', '一号线', first[4] ?? ''], [box.itemNo, '3 盒', '', '', '']];
    const again = await upload(person, xlsxOf(corrected));
    expect((await rowsOf(person, again.listNo)).map(({ orderQuantity }) => orderQuantity)).toEqual([20, 3]);
  });

  it('are answered row by row; the answer stays with the list and is what is added', async () => {
    const person = await buildMember(shop.db.owner);
    const { listNo } = await upload(person, xlsxOf(table()));
    const answer = { listNo, rowNumber: 3, answer: { quantity: '3 盒' } };
    expect((await post(person, 'answer', answer)).body.data).toMatchObject({
      rowNumber: 3,
      status: 'ok',
      quantity: '250 个',
      orderQuantity: 3,
      answered: true,
    });
    const rows = await rowsOf(person, listNo);
    expect(rows.map(({ status, answered }) => [status, answered])).toEqual([
      ['ask', false],
      ['ok', true],
      ['ok', false],
    ]);
    const added = await post(person, 'addList', { listNo, ...CHOICES });
    expect(added.body.data).toMatchObject({ addedRows: 2, addedAmount: '145.40', rejected: [{ rowNumber: 2 }] });
  });

  it('can be asked again, and are when other columns are read', async () => {
    const person = await buildMember(shop.db.owner);
    const { listNo, mapping } = await upload(person, xlsxOf(table()));
    const answer = { listNo, rowNumber: 2, answer: { quantity: '2 盒' } };
    const statusOf = async () => (await rowsOf(person, listNo))[0]?.status;
    await post(person, 'answer', answer);
    expect(await statusOf()).toBe('ok');
    expect((await post(person, 'answer', { ...answer, answer: null })).body.data.status).toBe('ask');
    await post(person, 'answer', answer);
    await post(person, 'columns', { listNo, mapping });
    expect(await statusOf()).toBe('ask');
  });

  it('are put right in the item, too, and keep the quantity', async () => {
    const person = await buildMember(shop.db.owner);
    const twins = [await buildSku(shop.db.owner, { mpn: 'UT-1' }), await buildSku(shop.db.owner, { mpn: 'UT 1' })];
    const { listNo } = await upload(
      person,
      xlsxOf([
        ['型号', '数量'],
        ['ut1', '一打'],
      ]),
    );
    await post(person, 'answer', { listNo, rowNumber: 2, answer: { goodsCode: twins[1]?.itemNo } });
    const { body } = await post(person, 'answer', { listNo, rowNumber: 2, answer: { quantity: '12 个' } });
    expect(body.data).toMatchObject({ status: 'ok', item: { itemCode: twins[1]?.itemNo }, orderQuantity: 12 });
  });

  it('are nobody else’s, and of rows that are there', async () => {
    const person = await buildMember(shop.db.owner);
    const { listNo } = await upload(person, xlsxOf(table()));
    const colleague = await buildMember(shop.db.owner, { firm: person });
    const answer = { listNo, rowNumber: 2, answer: { quantity: '2 盒' } };
    expect((await post(colleague, 'answer', answer)).status).toBe(404);
    expect((await post(person, 'answer', { ...answer, rowNumber: 1 })).status).toBe(404);
    expect((await post(person, 'answer', { ...answer, rowNumber: 99 })).status).toBe(404);
    expect((await rowsOf(person, listNo))[0]?.status).toBe('ask');
  });
});

describe('columns kept from before units were read', () => {
  it('are completed by the header: pieces are not counted as boxes', async () => {
    const person = await buildMember(shop.db.owner);
    const table = xlsxOf([
      ['货', '数', '单位'],
      [box.itemNo, 200, '个'],
    ]);
    const first = await upload(person, table);
    await post(person, 'columns', { listNo: first.listNo, mapping: { goodsCode: 0, quantity: 1 } });
    // Left out by hand, it stays out.
    expect((await upload(person, table)).mapping).toEqual({ goodsCode: 0, quantity: 1 });
    await shop.db.owner.execute(`update bulk_mappings set mapping = mapping - 'unit' - 'name'`);
    await shop.db.owner.execute(`update bulk_lists set mapping = mapping - 'unit' - 'name'`);
    expect((await upload(person, table)).mapping).toEqual({ goodsCode: 0, quantity: 1, unit: 2 });
    expect((await rowsOf(person, first.listNo))[0]).toMatchObject({ orderQuantity: 2, quantity: '200 个' });
  });
});
