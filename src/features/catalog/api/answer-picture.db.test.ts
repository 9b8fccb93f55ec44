import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { parsePictureFile } from './answer-picture.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const picture = (itemNo: string, file: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/media/sku/${encodeURIComponent(itemNo)}/${file}`, { headers });

describe('pictures of items', () => {
  it('are WebP, kept by browsers and answered with 304 when they have not changed', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { pictureKind: 'nut' });
    const first = await picture(itemNo, '0-96.webp');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(first.headers.get('cache-control')).toContain('immutable');
    const again = await picture(itemNo, '0-96.webp', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  it('exist for numbers with a slash', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { itemNo: 'CELO-M8/30' });
    expect((await picture(itemNo, '1-96.webp')).status).toBe(200);
  });

  it('are a placeholder with status 404 for items that do not exist', async () => {
    const answer = await picture('NO-SUCH', '0-96.webp');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/webp']);
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
  });

  it.each(['0-97.webp', '4-96.webp', '0-320.png', '0.webp', '..%2f..%2fetc'])('%s is no picture', async (file) => {
    const { itemNo } = await buildSku(shop.db.owner);
    expect((await picture(itemNo, file)).status).toBe(404);
  });
});

it.each([
  ['0-96.webp', { view: 0, width: 96 }],
  ['3-800.webp', { view: 3, width: 800 }],
  ['03-800.webp', null],
  ['3-0800.webp', null],
])('%s means %o', (file, meaning) => expect(parsePictureFile(file)).toEqual(meaning));
