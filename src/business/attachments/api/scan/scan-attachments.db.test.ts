import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { localStores } from '#platform/api/stores/open-file-stores.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { AttachmentOwner } from '../attachment-owner.ts';
import { ownersWithStores } from '../attachment-stores.ts';
import { attachments } from '../attachment-tables.ts';
import { type AttachmentTools, openAttachment, takeUpload } from '../attachments.ts';
import { scanEffects, scanLate } from './scan-attachments.ts';
import type { Scanner } from './scanner.ts';

const NOTE: AttachmentOwner = {
  kind: 'note',
  folder: 'notes',
  permission: null,
  deskPermission: null,
  uploads: { mostLoose: 9 },
  mayRead: async () => true,
  deskMayRead: async () => true,
  mayWrite: async () => true,
};

/** Stands for the scanner: finds, fails, or does not answer before it is told to. */
function simulateScanner() {
  const sees = { found: null as string | null, fails: false, gate: Promise.resolve() };
  const scanner: Scanner = {
    async scan() {
      await sees.gate;
      if (sees.fails) throw new Error('scanner is away');
      return { found: sees.found };
    },
  };
  return { sees, scanner };
}

let db: TestDatabase;
let root: string;
let person: TestMember;
let tools: AttachmentTools;
let sees: ReturnType<typeof simulateScanner>['sees'];

beforeAll(async () => {
  db = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'scans-'));
  person = await buildMember(db.owner);
});
afterAll(async () => {
  await db.drop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  const simulated = simulateScanner();
  sees = simulated.sees;
  tools = { ownerOf: ownersWithStores([NOTE], localStores(root)), scanner: simulated.scanner };
  await db.owner.delete(outbox);
  await db.owner.delete(attachments);
});

const as = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db.app, person, 'write', work);
const upload = (used = tools) =>
  as((tx) => {
    const file = { fileName: '图纸.pdf', file: new Blob([tinyPdf()]) };
    return takeUpload(used, tx, 'note', { person, place: { ownerId: 1n }, upload: file });
  });
const open = (id: bigint, used = tools) =>
  as((tx) => openAttachment(used, tx, person as never, 'note', String(id))).then(
    (file) => file.size > 0,
    ({ code }: { code: string }) => code,
  );
const scanOf = async (id: bigint) => (await db.owner.select().from(attachments).where(eq(attachments.id, id)))[0]?.scan;
const deliver = () => deliverEffects(db.app, scanEffects(db.app, tools));
const later = () => db.owner.update(attachments).set({ createdAt: sql`now() - interval '11 minutes'` });

describe('where a scanner is set', () => {
  it('nobody gets a file before its answer', async () => {
    const { id } = await upload();
    let answer = () => {};
    sees.gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const delivered = deliver();
    expect([await scanOf(id), await open(id)]).toEqual(['waiting', 'ATTACHMENT_WAITS']);
    answer();
    await delivered;
    expect([await scanOf(id), await open(id)]).toEqual(['clean', true]);
  });

  it('what it finds something in is said to be removed, and is', async () => {
    const { id, storedAs } = await upload();
    sees.found = 'Eicar-Test-Signature';
    await deliver();
    expect([await scanOf(id), await open(id)]).toEqual(['refused', 'ATTACHMENT_REMOVED']);
    expect(await tools.ownerOf('note').store.read(storedAs)).toBeNull();
  });

  it('a scanner that is away is asked again, by the effect and then by the clock', async () => {
    const { id } = await upload();
    sees.fails = true;
    await deliver();
    expect(await open(id)).toBe('ATTACHMENT_WAITS');
    await scanLate(db.app, tools);
    expect(await scanOf(id)).toBe('waiting');
    await later();
    await expect(scanLate(db.app, tools)).rejects.toThrow('not scanned');
    sees.fails = false;
    await scanLate(db.app, tools);
    expect(await open(id)).toBe(true);
  });

  it('a file it will not take holds up no other', async () => {
    const [large, good] = [await upload(), await upload()];
    await later();
    await db.owner
      .update(attachments)
      .set({ createdAt: sql`now() - interval '1 hour'` })
      .where(eq(attachments.id, large.id));
    const scan = vi.fn(async () => ({ found: null })).mockRejectedValueOnce(new Error('size limit exceeded'));
    await expect(scanLate(db.app, { ...tools, scanner: { scan } })).rejects.toThrow('not scanned');
    expect([await scanOf(large.id), await scanOf(good.id)]).toEqual(['waiting', 'clean']);
  });

  it('a repeat of its effect changes nothing', async () => {
    const { id } = await upload();
    await deliver();
    sees.found = 'x';
    await db.owner.update(outbox).set({ doneAt: null });
    await deliver();
    expect(await scanOf(id)).toBe('clean');
  });
});

describe('without a scanner', () => {
  it('files are handed out as they came', async () => {
    const { id } = await upload({ ...tools, scanner: null });
    expect([await scanOf(id), await open(id)]).toEqual(['none', true]);
    expect(await db.owner.select().from(outbox)).toEqual([]);
  });

  it('nobody waits for the answer of one that was set before', async () => {
    const { id } = await upload();
    const without = { ...tools, scanner: null };
    expect(await open(id, without)).toBe(true);
    await scanLate(db.app, without);
    expect(await scanOf(id)).toBe('none');
  });
});
