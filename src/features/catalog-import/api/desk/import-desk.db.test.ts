import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from '@e965/xlsx';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categories, skus } from '#features/catalog/api/catalog-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, buildSession } from '#tests/factories/build-member.ts';
import { buildCategory } from '#tests/factories/build-sku.ts';
import { writtenForm } from '#tests/factories/written-form.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { ImportPreview, ImportRunDetail } from '../../contract/import-schemas.ts';
import { importMappings, importRuns } from '../import-tables.ts';
import { createImportFiles, type ImportFiles } from './import-files.ts';
import { importJobs } from './import-jobs.ts';
import { runNextImport } from './import-runner.ts';

let shop: TestShop;
let files: ImportFiles;
let folder: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-desk-'));
  shop = await startTestShop({ limiter: UNCOUNTED, env: { dataDir: folder } });
  files = createImportFiles(join(folder, 'imports'));
  const top = await buildCategory(shop.db.owner, { name: '螺钉', level: 1, parentId: null });
  await shop.db.owner
    .update(categories)
    .set({ pathIds: [top] })
    .where(eq(categories.id, top));
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const member = await buildMember(shop.db.owner, { firm, permissions: ['DESK_IMPORT'] });
  token = await buildSession(shop.db.owner, { ...member, membershipId: member.memberId });
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await shop.db.owner.execute(sql`truncate skus, import_runs, import_mappings, outbox restart identity cascade`);
});

const CSV = '料号,名称,单价,单位,备用\nB1,螺钉 M8,1.5,个,x\nB2,螺钉 M10,0,个,\nB3,,2,个,\n';

async function send(content: string, more: Record<string, string> = {}) {
  const form = new FormData();
  const fields = { fileName: '供应商 报价.csv', byteSize: String(Buffer.byteLength(content)), offset: '0', ...more };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('piece', new Blob([content]), 'piece');
  const { body, headers } = await writtenForm(form);
  const known = { token, origin: 'http://shop.test', ...headers };
  const response = await fetch(`${shop.url}/import/upload`, { method: 'POST', body, headers: known });
  return {
    status: response.status,
    body: (await response.json()) as { data: Record<string, unknown>; message: string },
  };
}

async function upload(content = CSV): Promise<string> {
  const { body } = await send(content);
  return String(body.data.runId);
}

const call = async <T>(name: string, input: object, key?: string) =>
  (await shop.post<T>(`/import/${name}`, input, { token, ...(key ? { key } : {}) })).body;
const start = (id: string, settings = {}, dryRun = false) => call<ImportRunDetail>('start', { id, settings, dryRun });
const work = (signal = new AbortController().signal) => runNextImport(shop.db.app, files, signal);
const detail = async (id: string) => (await call<ImportRunDetail>('run', { id })).data;

describe('an import of the desk', () => {
  it('goes from the upload over a look at the file to a report', async () => {
    const id = await upload();
    const preview = (await call<ImportPreview>('preview', { id })).data;
    expect(preview).toMatchObject({ problem: null, origin: 'guessed', supplier: '供应商-报价' });
    expect(preview.columns.map(({ use }) => use)).toEqual(['itemNo', 'name', 'price', 'unit', 'attribute']);
    expect(preview.samples[0]).toMatchObject({ line: 2, itemNo: 'B1', price: '1.5', attributes: '备用 x' });
    const columns = preview.columns.map(({ header, use }) => ({ header, use: header === '备用' ? 'ignore' : use }));
    expect((await start(id, { supplier: 'ACME', columns })).data?.status).toBe('queued');
    expect(await work()).toBe(true);
    expect(await detail(id)).toMatchObject({
      status: 'done',
      rowsDone: 3,
      rowsTotal: 3,
      added: 2,
      changed: 0,
      skipped: 0,
      refused: 1,
      supplier: 'acme',
      hasReport: true,
      problem: null,
    });
    expect((await shop.db.owner.select().from(skus)).map((sku) => [sku.itemNo, sku.attributes])).toEqual([
      ['B1', []],
      ['B2', []],
    ]);
    expect(await shop.db.owner.$count(importMappings)).toBe(1);
    const csv = await fetch(`${shop.url}/import/report?id=${id}`, { headers: { token } });
    expect(csv.headers.get('content-disposition')).toContain('filename');
    expect(await csv.text()).toContain('"4","B3","拒绝","缺少名称"');
    const xlsx = await fetch(`${shop.url}/import/report?id=${id}&format=xlsx`, { headers: { token } });
    const sheet = read(await xlsx.arrayBuffer()).Sheets.逐行报告;
    expect([sheet?.A4?.v, sheet?.B4?.v, sheet?.D4?.v]).toEqual([4, 'B3', '缺少名称']);
  });

  it('is tried first and then done for real without a second upload', async () => {
    const id = await upload();
    await start(id, {}, true);
    await work();
    expect(await detail(id)).toMatchObject({ status: 'done', dryRun: true, added: 2 });
    expect(await shop.db.owner.$count(skus)).toBe(0);
    const again = (await call<ImportRunDetail>('repeat', { id, start: true }, 'real-run-key-0001')).data;
    expect(again).toMatchObject({ status: 'queued', dryRun: false });
    await work();
    expect(await shop.db.owner.$count(skus)).toBe(2);
    expect(await detail(id)).toMatchObject({ dryRun: true });
  });

  it('can be cancelled while it waits and while it runs, and stays over', async () => {
    const id = await upload();
    await start(id);
    expect((await call<ImportRunDetail>('cancel', { id })).data?.status).toBe('cancelled');
    expect(await work()).toBe(false);
    expect(await start(id)).toMatchObject({ success: false, error: 'RUN_STATE' });
    expect(await call('cancel', { id })).toMatchObject({ error: 'RUN_STATE' });
    // Ten batches: what is left after the first takes far longer than a call.
    const rows = Array.from({ length: 5_000 }, (_, n) => `N${n},螺钉 ${n},1.5,个,`).join('\n');
    const long = await upload(`料号,名称,单价,单位,备用\n${rows}\n`);
    await start(long);
    const running = work();
    await expect.poll(() => shop.db.owner.$count(skus), { interval: 10, timeout: 20_000 }).toBeGreaterThan(0);
    await call('cancel', { id: long });
    await running;
    const over = await detail(long);
    expect(over).toMatchObject({ status: 'cancelled' });
    expect(await shop.db.owner.$count(skus)).toBeLessThan(5_000);
  });

  it('queues again when the service stops, and fails with a sentence when its process died', async () => {
    const id = await upload();
    await start(id);
    await work(AbortSignal.abort());
    expect(await detail(id)).toMatchObject({ status: 'queued' });
    await work();
    expect(await detail(id)).toMatchObject({ status: 'done', added: 2 });
    await shop.db.owner.update(importRuns).set({ status: 'running', finishedAt: null });
    await work();
    expect(await detail(id)).toMatchObject({ status: 'failed', problem: expect.stringContaining('途中中断') });
  });

  it('says in one sentence what is wrong with a file', async () => {
    const id = await upload('x,y\n1,2\n');
    expect((await call<ImportPreview>('preview', { id })).data?.problem).toContain('没有认出表头');
    await start(id);
    await work();
    expect(await detail(id)).toMatchObject({ status: 'failed', problem: expect.stringContaining('没有认出表头') });
  });

  it('keeps files for a month, also of runs that share one', async () => {
    const id = await upload();
    await start(id, {}, true);
    await work();
    const clean = () => importJobs(shop.db.app, files)[0]?.run();
    await call('repeat', { id, start: false }, 'another-run-key-01');
    await shop.db.owner.execute(sql`update import_runs set created_at = now() - interval '31 days' where id = ${id}`);
    await clean();
    expect(await detail(id)).toMatchObject({ fileKept: true });
    await shop.db.owner.execute(sql`update import_runs set created_at = now() - interval '31 days'`);
    await clean();
    expect(await detail(id)).toMatchObject({ fileKept: false, hasReport: true });
    expect(await call('preview', { id })).toMatchObject({ error: 'IMPORT_FILE_GONE' });
  });
});

describe('pieces of a file', () => {
  it('come together in order only', async () => {
    const first = await send('料号,名称', { byteSize: '30' });
    const { uploadId, received } = first.body.data as { uploadId: string; received: number };
    expect(first.body.data).toMatchObject({ received: 13, runId: null });
    expect(await send('x', { uploadId, byteSize: '30', offset: '5' })).toMatchObject({
      status: 409,
      body: { data: { received } },
    });
    const last = await send(',单价\nA,螺,1\n', { uploadId, byteSize: '29', offset: '13' });
    expect(last.body.data.runId).toMatch(/^\d+$/);
  });

  it.each([
    ['beyond what was announced', { byteSize: '3' }, 409],
    ['of a file that is too large', { byteSize: '60000000' }, 400],
    ['under a made-up name', { uploadId: '../../etc/passwd' }, 400],
    ['of an upload nobody began', { uploadId: 'f'.repeat(32), offset: '4' }, 409],
  ])('are refused %s', async (_, more, status) => {
    expect((await send('abcdef', more)).status).toBe(status);
  });
});

it('each sees what he handed in, and how much of it goes on', async () => {
  const runId = String((await send(CSV)).body.data.runId);
  await shop.db.owner.update(importRuns).set({ status: 'running', rowsDone: 1, rowsTotal: 3 });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const other = await buildMember(shop.db.owner, { firm, permissions: ['DESK_IMPORT'] });
  const listOf = async (input: object, as = token) =>
    (await shop.post('/import/runs', { pageNo: 1, pageSize: 10, ...input }, { token: as })).body.data;
  const own = { total: 1, moving: 1, list: [{ id: runId, status: 'running', rowsDone: 1, rowsTotal: 3 }] };
  expect(await listOf({ mine: true })).toMatchObject(own);
  expect(await listOf({}, other.token)).toMatchObject(own);
  expect(await listOf({ mine: true }, other.token)).toMatchObject({ total: 0, moving: 0, list: [] });
  await shop.db.owner.update(importRuns).set({ status: 'done' });
  expect(await listOf({ mine: true })).toMatchObject({ total: 1, moving: 0 });
});
