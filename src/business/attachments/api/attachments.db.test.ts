import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { localStores } from '#platform/api/stores/open-file-stores.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { purgeAttachments } from './attachment-jobs.ts';
import type { AttachmentOwner } from './attachment-owner.ts';
import { attach, countLooseAmong, listAttachments, release } from './attachment-repo.ts';
import { ownersWithStores } from './attachment-stores.ts';
import { attachments } from './attachment-tables.ts';
import { type AttachmentTools, openAttachment, takeUpload } from './attachments.ts';
import { openThumbnails } from './thumbnails.ts';

/** Notes on a wall: who is of the firm may read them, number 13 is nobody's. */
const NOTE: AttachmentOwner = {
  kind: 'note',
  folder: 'notes',
  permission: null,
  deskPermission: null,
  uploads: { mostLoose: 3 },
  mayRead: async (_db, _caller, id) => id !== 13n,
  deskMayRead: async () => true,
  mayWrite: async (_db, _person, id) => id !== 13n,
};

let db: TestDatabase;
let root: string;
let tools: AttachmentTools;
let person: TestMember;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'attachments-'));
  tools = { ownerOf: ownersWithStores([NOTE], localStores(root)), scanner: null };
  await db.owner.delete(attachments);
  person = await buildMember(db.owner);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const as = <T>(member: TestMember, work: (tx: Db) => Promise<T>) => inTransaction(db.app, member, 'write', work);
const pdf = (words = 'test') => ({ fileName: '图纸.pdf', file: new Blob([tinyPdf(words)]) });
const upload = (place?: { ownerId: bigint }, used = tools) =>
  as(person, (tx) => takeUpload(used, tx, 'note', { person, place, upload: pdf() }));
const kept = async () =>
  (await readdir(root, { recursive: true })).filter((path) => path.endsWith('.bin') || path.endsWith('.part')).length;
const rows = () => db.owner.select().from(attachments).where(eq(attachments.firmId, person.firmId));
const placeOf = (ownerId: bigint) => ({ firmId: person.firmId, kind: 'note', ownerId });

describe('a file', () => {
  it('is loose, attached, listed, released and forgotten', async () => {
    const [one, other] = [await upload(), await upload()];
    expect(one).toMatchObject({ ownerId: null, fileName: '图纸.pdf', mediaType: 'application/pdf', scan: 'none' });
    const ids = [one.id, other.id];
    expect(await as(person, (tx) => countLooseAmong(tx, 'note', person, ids))).toBe(2);
    await as(person, (tx) => attach(tx, 'note', person, { ownerId: 7n, part: 2n }, ids));
    expect((await as(person, (tx) => listAttachments(tx, placeOf(7n)))).map(({ part }) => part)).toEqual([2n, 2n]);
    const file = await as(person, (tx) => openAttachment(tools, tx, person as never, 'note', String(one.id)));
    expect([file.name, await file.text()]).toEqual(['图纸.pdf', tinyPdf()]);
    await as(person, (tx) => release(tx, placeOf(7n)));
    expect((await rows()).map(({ ownerId, part }) => [ownerId, part])).toEqual([
      [null, null],
      [null, null],
    ]);
    await db.owner.update(attachments).set({ createdAt: sql`now() - interval '3 days'` });
    expect(await purgeAttachments(db.app, tools, openThumbnails(root))).toBe(2);
    expect([(await rows()).length, await kept()]).toEqual([0, 0]);
  });

  it('comes beside something at once where its person may write there', async () => {
    expect(await upload({ ownerId: 7n })).toMatchObject({ ownerId: 7n });
    await expect(upload({ ownerId: 13n })).rejects.toThrow('不存在');
    expect(await kept()).toBe(1);
  });

  it.each([
    ['nobody’s owner', 13n],
    ['nothing', null],
  ])('of %s is nobody’s to open', async (_, ownerId) => {
    const { id } = await upload();
    await db.owner.update(attachments).set({ ownerId }).where(eq(attachments.id, id));
    const open = (reader: never) => as(person, (tx) => openAttachment(tools, tx, reader, 'note', String(id)));
    await expect(open(person as never)).rejects.toMatchObject({ status: 404 });
    // The desk has no business with notes, whatever its transaction may see.
    await expect(open('desk' as never)).rejects.toMatchObject({ status: 404 });
  });
});

describe('at once', () => {
  it('two attach the same file: one of them has it', async () => {
    const { id } = await upload();
    const taken = await Promise.all(
      [1n, 2n].map((ownerId) => as(person, (tx) => attach(tx, 'note', person, { ownerId }, [id]))),
    );
    expect(taken.toSorted()).toEqual([0, 1]);
  });

  it('many hand in files: no more are kept than one may', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => upload()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect([(await rows()).length, await kept()]).toEqual([3, 3]);
  });

  it('one is attached while the purge looks: it is kept whole or gone whole', async () => {
    const { id } = await upload();
    await db.owner.update(attachments).set({ createdAt: sql`now() - interval '3 days'` }).where(eq(attachments.id, id));
    const [taken] = await Promise.all([
      as(person, (tx) => attach(tx, 'note', person, { ownerId: 1n }, [id])),
      purgeAttachments(db.app, tools, openThumbnails(root)),
    ]);
    expect([(await rows()).length, await kept()]).toEqual([taken, taken]);
  });
});

describe('where something fails', () => {
  const broken = () => Promise.reject(new Error('disk full'));
  const withStore = (faults: object): AttachmentTools => ({
    ...tools,
    ownerOf: ownersWithStores([NOTE], (folder, extension) => ({ ...localStores(root)(folder, extension), ...faults })),
  });

  it('a store that is away is said to be, and leaves no row', async () => {
    await expect(upload(undefined, withStore({ write: broken }))).rejects.toMatchObject({
      code: 'ATTACHMENT_STORE_DOWN',
      status: 503,
      message: expect.stringContaining('稍后再试'),
    });
    expect(await rows()).toEqual([]);
    const { id } = await upload({ ownerId: 7n });
    const open = openAttachment(withStore({ read: broken }), db.owner, person as never, 'note', String(id));
    await expect(open).rejects.toMatchObject({ status: 503 });
  });

  it('a row that is refused leaves no file', async () => {
    const place = { ownerId: 7n, side: 'nobody' as never };
    const work = as(person, (tx) => takeUpload(tools, tx, 'note', { person, place, upload: pdf() }));
    await expect(work).rejects.toThrow();
    expect([(await rows()).length, await kept()]).toEqual([0, 0]);
  });

  it('a purge that cannot remove a file keeps its row for the next time', async () => {
    await upload();
    await db.owner.update(attachments).set({ createdAt: sql`now() - interval '3 days'` });
    await expect(purgeAttachments(db.app, withStore({ remove: broken }), openThumbnails(root))).rejects.toThrow();
    expect([(await rows()).length, await kept()]).toEqual([1, 1]);
    expect(await purgeAttachments(db.app, tools, openThumbnails(root))).toBe(1);
  });
});

it.each([
  ['a page that calls itself a drawing', new Blob(['<html>']), 'ATTACHMENT_KIND'],
  [
    'a page that begins like a PDF',
    new Blob(['%PDF-1.7\n<html><script>alert(1)</script>\nstartxref 0 %%EOF']),
    'ATTACHMENT_KIND',
  ],
  ['more than 10 MB', new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)]), 'ATTACHMENT_LARGE'],
])('refuses %s', async (_, file, code) => {
  const work = as(person, (tx) => takeUpload(tools, tx, 'note', { person, upload: { fileName: 'a.pdf', file } }));
  await expect(work).rejects.toMatchObject({ code });
  expect(await kept()).toBe(0);
});

it.each([
  ['a.pdf', '这个文件不是 PDF，或者已损坏，请重新导出后上传'],
  ['a.exe', '附件支持 PDF、JPG、PNG、WebP、XLSX、DOCX 格式'],
])('says of %s what is wrong with it', async (fileName, message) => {
  const upload = { fileName, file: new Blob(['MZ']) };
  const work = as(person, (tx) => takeUpload(tools, tx, 'note', { person, upload }));
  await expect(work).rejects.toMatchObject({ code: 'ATTACHMENT_KIND', message });
});

it('takes two kinds of the same name for a mistake, and none for one as well', () => {
  expect(() => ownersWithStores([NOTE, NOTE], localStores(root))).toThrow('of one kind');
  expect(() => tools.ownerOf('nowhere')).toThrow('registered nowhere');
});
