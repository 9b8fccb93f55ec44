import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categories, skus } from '#features/catalog/api/catalog-tables.ts';
import { buildCategory } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { currencyRates } from '../../rules/currency-rates.ts';
import { type ImportOrder, importCatalogue } from '../import-catalogue.ts';
import { COMMAND_LINE_LIMITS } from '../import-limits.ts';
import { openRecordSource } from '../open-record-source.ts';
import { article, HEADER, wrap } from './bmecat-samples.ts';

let db: TestDatabase;
let folder: string;
let code: string;

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'bmecat-documents-'));
  const top = await buildCategory(db.owner, { name: '紧固件', level: 1, parentId: null });
  await db.owner
    .update(categories)
    .set({ pathIds: [top] })
    .where(eq(categories.id, top));
  code = (await db.owner.select().from(categories))[0]?.code ?? '';
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await db.owner.execute(sql`truncate skus, sku_replacements, outbox, unspsc_classes restart identity cascade`);
});

const ADVICE = { given: null, remembered: [] };

async function open(content: string | Buffer) {
  const path = join(folder, 'catalogue.xml');
  await writeFile(path, content);
  return openRecordSource(path, { sheet: null, limits: COMMAND_LINE_LIMITS, advice: ADVICE, today: '2026-03-01' });
}

async function run(content: string | Buffer, order: Partial<ImportOrder> = {}) {
  const source = await open(content);
  const settings = { source: 'import:s', brand: null, categoryCode: code, currency: 'CNY', stock: null, dryRun: false };
  const result = await importCatalogue(db.app, source, {
    ...settings,
    rates: currencyRates([]),
    maxRows: 1_000,
    ...order,
  });
  await source.close();
  return result;
}

const item = async (itemNo: string) => (await db.owner.select().from(skus).where(eq(skus.itemNo, itemNo)))[0];

describe('a document is refused as a whole', () => {
  const good = article('A1');
  it.each([
    ['with entities', `<!DOCTYPE BMECAT [<!ENTITY x "y">]>${wrap(good)}`, 'DTD）里定义了实体'],
    ['with parameter entities', `<!DOCTYPE BMECAT SYSTEM "a.dtd" [<!ENTITY % x "y">]>${wrap(good)}`, '定义了实体'],
    ['with declarations', `<!DOCTYPE BMECAT [<!ELEMENT x (#PCDATA)>]>${wrap(good)}`, '带有内部声明'],
    ['with a billion laughs', `<!DOCTYPE z [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${wrap('&b;')}`, '定义了实体'],
    ['with a file of ours', `<!DOCTYPE z [<!ENTITY f SYSTEM "file:///etc/passwd">]>${wrap('&f;')}`, '定义了实体'],
    [
      'with an undefined entity',
      wrap(article('A1', { details: '<DESCRIPTION_SHORT>&auml;</DESCRIPTION_SHORT>' })),
      '没有定义的实体',
    ],
    ['that breaks off', wrap(good).slice(0, -20), '写法不符合 XML 规范'],
    ['with details outside an article', wrap(`${good}<ARTICLE_DETAILS/>`), 'ARTICLE_DETAILS 不在商品'],
    ['with two transactions', wrap(good).replace('</BMECAT>', '<T_UPDATE_PRICES/></BMECAT>'), '只能有一个事务'],
    ['with an unknown transaction', wrap(good, 'T_OTHER'), '不支持的事务 T_OTHER'],
    ['without a transaction', `<BMECAT>${HEADER}</BMECAT>`, '没有 T_NEW_CATALOG'],
    ['of another kind', '<?xml version="1.0"?><rss/>', '根元素是 rss'],
    ['with an unknown encoding', `<?xml version="1.0" encoding="EBCDIC"?>${wrap(good)}`, '编码“ebcdic”不能识别'],
    ['without articles', wrap(''), '没有商品'],
    ['nested without end', `<BMECAT>${'<A>'.repeat(60)}`, '元素嵌套太深'],
  ])('%s', async (_, xml, message) => {
    await expect(run(xml)).rejects.toThrow(message);
    expect(await db.owner.$count(skus)).toBe(0);
  });

  it('unless its type declaration only points somewhere, which nobody follows', async () => {
    expect((await run(`<!DOCTYPE BMECAT SYSTEM "http://127.0.0.1:1/x.dtd">${wrap(good)}`)).tally.added).toBe(1);
  });
});

describe('encodings', () => {
  const named = article('A1', { details: '<DESCRIPTION_SHORT>Dübel Ø 6</DESCRIPTION_SHORT>' });
  it.each([
    ['iso-8859-1', 'latin1', 'Windows-1252'],
    ['windows-1252', 'win1252', 'Windows-1252'],
    ['UTF-8', 'utf8', 'UTF-8'],
    ['UTF-16', 'utf-16', 'UTF-16 LE'],
    ['GBK', 'gbk', 'GB18030'],
    // Says UTF-8 and is not.
    ['UTF-8', 'win1252', 'Windows-1252'],
  ])('%s written as %s', async (declared, written, label) => {
    const name = written === 'gbk' ? '膨胀螺栓 6' : 'Dübel Ø 6';
    const xml = `<?xml version="1.0" encoding="${declared}"?>${wrap(named).replace('Dübel Ø 6', name)}`;
    const bytes = iconv.encode(xml, written, { addBOM: written === 'utf-16' });
    expect((await open(bytes)).notes[0]).toContain(`编码 ${label}`);
    await run(bytes);
    expect(await item('A1')).toMatchObject({ name });
  });

  it('reads a packed file and leaves nothing behind', async () => {
    expect((await run(gzipSync(wrap(named)))).tally.added).toBe(1);
    const small = { ...COMMAND_LINE_LIMITS, unpackedBytes: 1_000 };
    const path = join(folder, 'bomb.gz');
    await writeFile(path, gzipSync(Buffer.alloc(5_000_000)));
    await expect(openRecordSource(path, { sheet: null, limits: small, advice: ADVICE })).rejects.toThrow('解压后超过');
    await writeFile(path, gzipSync(wrap(named)).subarray(0, 40));
    await expect(openRecordSource(path, { sheet: null, limits: small, advice: ADVICE })).rejects.toThrow('已损坏');
  });
});
