import { read, utils } from '@e965/xlsx';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_FIELDS } from '#business/written-lines/rules/public.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { csvOf, uploadBulkFile, xlsxOf } from '#tests/factories/bulk-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let plain: TestSku;
let packed: TestSku;

beforeAll(async () => {
  shop = await startTestShop();
  buyer = await buildMember(shop.db.owner);
  plain = await buildSku(shop.db.owner, { salesPrice: '10.00' });
  packed = await buildSku(shop.db.owner, { moq: 10, step: 5, orderUnit: '盒', salesPrice: '2.50' });
});
afterAll(() => shop.stop());

const freshKey = () => crypto.randomUUID();

describe('files', () => {
  const table = () => [
    ['采购申请'],
    ['产品编码', '数量', '备注'],
    [plain.itemNo, 3, '二号线'],
    [],
    [packed.itemNo, 11, ''],
    ['NOTHING-9', 1, ''],
  ];
  const upload = (content: Buffer, name?: string, token = buyer.token) => uploadBulkFile(shop, token, content, name);
  const rowsOf = async (listNo: string, token = buyer.token) =>
    (await shop.get(`/cart-center/bulk/rows?listNo=${listNo}`, { token })).body.data;
  const flat = () => csvOf(table().filter((cells) => cells.length > 1));

  it.each([
    ['XLSX', () => xlsxOf(table()), '格式：XLSX，工作表“清单”', [3, 5, 6]],
    ['GBK', () => iconv.encode(flat(), 'gbk'), '编码 GB18030，分隔符 逗号', [2, 3, 4]],
    [
      'UTF-16',
      () => iconv.encode(flat().replaceAll(',', '\t'), 'utf16le', { addBOM: true }),
      '编码 UTF-16 LE，分隔符 制表符',
      [2, 3, 4],
    ],
    ['semicolons', () => Buffer.from(flat().replaceAll(',', ';')), '编码 UTF-8，分隔符 分号', [2, 3, 4]],
  ])('reads %s and keeps the row numbers of the file', async (_, content, note, numbers) => {
    const { body } = await upload(content());
    expect(body.data).toMatchObject({
      rowCount: 3,
      mapping: { goodsCode: 0, quantity: 1, note: 2 },
      mappingFrom: 'guessed',
    });
    expect(body.data.notes[0]).toContain(note);
    const { rows, next } = await rowsOf(body.data.listNo);
    expect(next).toBeNull();
    expect(rows.map((one: { rowNumber: number }) => one.rowNumber)).toEqual(numbers);
    expect(rows.map((one: { status: string }) => one.status)).toEqual(['ok', 'warning', 'error']);
  });

  it('remembers columns by the person and the header', async () => {
    const person = await buildMember(shop.db.owner);
    const odd = xlsxOf([
      ['甲', '乙'],
      [plain.itemNo, 3],
    ]);
    const first = (await upload(odd, 'a.xlsx', person.token)).body.data;
    expect(first.mapping).toEqual({});
    const mapping = { goodsCode: 0, quantity: 1 };
    const columns = { listNo: first.listNo, mapping };
    expect((await shop.post('/cart-center/bulk/columns', columns, { token: person.token })).status).toBe(200);
    const again = (await upload(odd, 'b.xlsx', person.token)).body.data;
    expect([again.mapping, again.mappingFrom]).toEqual([mapping, 'remembered']);
    expect((await upload(odd)).body.data.mapping).toEqual({});
  });

  it.each([
    ['no quantity', { goodsCode: 0 }],
    ['nothing to find items by', { quantity: 1, note: 0 }],
    ['one column twice', { goodsCode: 1, quantity: 1 }],
    ['a column that is not there', { goodsCode: 0, quantity: 7 }],
  ])('refuses columns with %s', async (_, mapping) => {
    const { listNo } = (await upload(xlsxOf(table()))).body.data;
    const { status, body } = await shop.post('/cart-center/bulk/columns', { listNo, mapping }, { token: buyer.token });
    expect([status, body.code]).toEqual([400, 32203]);
  });

  it('checks a long file in pieces that make up all of its rows', async () => {
    const long = [
      ['产品编码', '数量'],
      ...Array.from({ length: 1_203 }, (_, at) => [at % 3 ? plain.itemNo : 'GONE', at + 1]),
    ];
    const { listNo } = (await upload(Buffer.from(csvOf(long)))).body.data;
    const numbers: number[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const path: string = `/cart-center/bulk/rows?listNo=${listNo}&from=${from}`;
      const piece = (await shop.get(path, { token: buyer.token })).body.data as {
        rows: { rowNumber: number }[];
        next: number | null;
      };
      numbers.push(...piece.rows.map(({ rowNumber }) => rowNumber));
      from = piece.next;
    }
    expect(numbers).toEqual(Array.from({ length: 1_203 }, (_, at) => at + 2));
  });

  it('adds the file to the cart and gives back what stayed out, to be put right and brought again', async () => {
    const person = await buildMember(shop.db.owner);
    const { listNo } = (await upload(xlsxOf(table()), '十一月.xlsx', person.token)).body.data;
    const choices = { duplicates: 'merge', withWarnings: true };
    const as = { token: person.token, key: freshKey() };
    const added = await shop.post('/cart-center/bulk/addList', { listNo, ...choices }, as);
    expect(added.body.data).toMatchObject({
      addedRows: 2,
      addedLines: 2,
      rejected: [{ rowNumber: 6, code: 'NOTHING-9' }],
    });

    const sheetOf = async (no: string) => {
      const path = `${shop.url}/cart-center/bulk/errorSheet?listNo=${no}&withWarnings=true`;
      const response = await fetch(path, { headers: { token: person.token } });
      expect(response.headers.get('content-disposition')).toContain('.xlsx');
      const book = read(await response.arrayBuffer());
      const [sheet] = Object.values(book.Sheets);
      return sheet ? utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, defval: '' }) : [];
    };
    const errors = await sheetOf(listNo);
    expect(errors).toEqual([
      ['产品编码', '数量', '备注', '结果'],
      ['NOTHING-9', 1, '', '没有找到“NOTHING-9”，请检查编码或型号'],
    ]);

    const corrected = [errors[0] ?? [], [plain.itemNo, 2, '', '上次的结果']];
    const second = (await upload(xlsxOf(corrected), '十一月-未加入.xlsx', person.token)).body.data;
    expect(second.mapping).toEqual({ goodsCode: 0, quantity: 1, note: 2 });
    const again = await shop.post(
      '/cart-center/bulk/addList',
      { listNo: second.listNo, ...choices },
      { token: person.token, key: freshKey() },
    );
    expect(again.body.data).toMatchObject({ addedRows: 1, rejected: [] });
    expect(await sheetOf(second.listNo)).toEqual([['产品编码', '数量', '备注', '结果']]);
  });

  it('is nobody else’s, not even a colleague’s', async () => {
    const { listNo } = (await upload(xlsxOf(table()))).body.data;
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    const { status } = await shop.get(`/cart-center/bulk/rows?listNo=${listNo}`, { token: colleague.token });
    expect(status).toBe(404);
  });

  it.each([
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000', 'hex'), '这不是表格文件'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), '旧版 .xls'],
    ['a header alone', () => xlsxOf([['产品编码', '数量']]), '没有数据行'],
    [
      'more rows than may be',
      () => Buffer.from(csvOf([['产品编码', '数量'], ...Array.from({ length: 5_001 }, (_, at) => [`A${at}`, 1])])),
      '文件有 5001 行，最多 5000 行',
    ],
  ])('refuses %s', async (_, content, words) => {
    const { status, body } = await upload(content());
    expect(status).toBe(400);
    expect(body.message).toContain(words);
  });

  it('leaves out rows that sum up the others, and says which', async () => {
    const { body } = await upload(
      xlsxOf([
        ['序号', '物料编码', '名称', '数量'],
        [1, plain.itemNo, '轴承', 3],
        ['', '小计', '', 3],
        [2, packed.itemNo, '合金钢板', 10],
        ['', '合 计：', '', 13],
      ]),
    );
    expect(body.data.rowCount).toBe(2);
    expect(body.data.notes).toContain('2 行是合计，没有计入（第 3、5 行）');
    const { rows } = await rowsOf(body.data.listNo);
    expect(rows.map((one: { rowNumber: number; status: string }) => [one.rowNumber, one.status])).toEqual([
      [2, 'ok'],
      [4, 'ok'],
    ]);
  });

  it('names the sheet that holds no list', async () => {
    const { status, body } = await upload(xlsxOf([['采购申请单']]));
    expect(status).toBe(400);
    expect(body.message).toMatch(/没有数据行.*工作表“清单”/);
  });

  it('refuses more than 5 MB', async () => {
    expect((await upload(Buffer.alloc(5.05 * 1024 * 1024, 'A'))).status).toBe(400);
    expect((await upload(Buffer.alloc(6 * 1024 * 1024, 'A'))).status).toBe(413);
  });

  it('comes with a template that can be brought as it is', async () => {
    const response = await fetch(`${shop.url}/cart-center/bulk/sample`, { headers: { token: buyer.token } });
    const { status, body } = await upload(Buffer.from(await response.arrayBuffer()));
    expect(status).toBe(200);
    expect(Object.keys(body.data.mapping)).toHaveLength(LIST_FIELDS.length);
    const { rows } = await rowsOf(body.data.listNo);
    expect(rows.every((one: { status: string }) => one.status === 'ok')).toBe(true);
  });
});
