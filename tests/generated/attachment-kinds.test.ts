import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ATTACHMENT_OWNERS, openAttachments, type ShopAttachments } from '#app/api/open-attachments.ts';
import { readerOf } from '#business/attachments/api/answer-thumbnail.ts';
import { attachments } from '#business/attachments/api/attachment-tables.ts';
import { findSeen } from '#business/attachments/api/attachments.ts';
import { createCallerResolver } from '#features/access/api/public.ts';
import { signRecords } from '#features/fulfilment/api/fulfilment-tables.ts';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { localStores } from '#platform/api/stores/open-file-stores.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { attachFile, buildQuoteFile, OBJECT_KINDS } from './object-kinds.ts';

/**
 * Every kind of thing that files may belong to, as its registration says: only those who see it get its files, whatever
 * call they ask. A new kind fails here until somebody says how one is made.
 */
let shop: TestShop;
let tools: ShopAttachments;
let staff: TestMember;
let buyer: TestMember;
/** Of the same firm, and sees nothing but what is his own. */
let colleague: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  tools = openAttachments(testEnv, localStores(testEnv.dataDir));
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, {
    firm,
    permissions: ['DESK_ORDERS', 'DESK_QUOTES', 'DESK_AFTER_SALES', 'DESK_STATEMENTS', 'DESK_INVOICES'],
  });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  stranger = await buildMember(shop.db.owner);
  colleague = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
});

async function heldReceipt(): Promise<string> {
  const { itemNo } = await buildSku(shop.db.owner);
  const { body } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 2 }]);
  const desk = deskOf(shop, staff);
  const { shipmentNo } = await desk.send(body.data.orderNo);
  const lines = [{ lineNo: 1, received: 2 }];
  await desk.act('shipments/sign', body.data.orderNo, { shipmentNo, signer: '王师傅', lines });
  const [sign] = await shop.db.owner.select().from(signRecords).where(eq(signRecords.firmId, buyer.firmId));
  return storeFile(shop, 'receipt', { firmId: buyer.firmId, userId: staff.userId, ownerId: sign?.id });
}

/** How a file of each kind comes about, for `buyer`. */
const FILES: Readonly<Record<string, () => Promise<string>>> = {
  order: () => attachFile(shop, buyer),
  quote: () => buildQuoteFile(shop, buyer),
  receipt: heldReceipt,
  after_sale: () => OBJECT_KINDS.heldAfterSaleFile?.build(shop, buyer) ?? Promise.reject(new Error('no such kind')),
  invoice: () => OBJECT_KINDS.invoiceFile?.build(shop, buyer) ?? Promise.reject(new Error('no such kind')),
};

/** Every other kind is one of those that calls name: files of `enquiry` are `heldEnquiryFile`. */
const namedKind = (kind: string) => OBJECT_KINDS[`held${kind.charAt(0).toUpperCase()}${kind.slice(1)}File`];

/** Whether the registration lets somebody have a file, asked as every call and picture asks. */
async function sees(member: TestMember, kind: string, id: string, asDesk = false): Promise<boolean> {
  const caller = await createCallerResolver(shop.db.app)(new Headers({ token: member.token }));
  const reader = asDesk ? ('desk' as const) : readerOf(caller, tools.ownerOf(kind));
  if (!reader) return false;
  const scope = reader === 'desk' ? ({ ...caller, right: 'desk' } as const) : caller;
  const wanted = { kind, by: { id: BigInt(id) } };
  return inTransaction(shop.db.app, scope, 'read', (db) => findSeen(tools, db, reader, wanted)).then(
    () => true,
    () => false,
  );
}

describe.each(ATTACHMENT_OWNERS.map((owner) => [owner.kind, owner] as const))('files of %s', (kind, owner) => {
  const make = () => {
    const file = FILES[kind]?.() ?? namedKind(kind)?.build(shop, buyer);
    if (!file) throw new Error(`no file of kind ${kind}: say in tests/generated/object-kinds.ts how one is made`);
    return file;
  };
  const picture = (member: TestMember, id: string) =>
    fetch(`${shop.url}/media/attachments/${kind}/${id}`, { headers: { token: member.token } });

  it('are had by those who see it, and by nobody else', async () => {
    const id = await make();
    expect(await sees(buyer, kind, id)).toBe(true);
    expect(await sees(colleague, kind, id)).toBe(false);
    expect(await sees(stranger, kind, id)).toBe(false);
    // The number of a file of one kind opens nothing of another.
    for (const other of ATTACHMENT_OWNERS)
      if (other.kind !== kind) expect(await sees(buyer, other.kind, id)).toBe(false);
  });

  it('are the desk’s where the registration says so, and no row of it otherwise', async () => {
    const id = await make();
    expect(await sees(staff, kind, id)).toBe(owner.deskPermission !== null);
    const asDesk = { firmId: null, userId: null, right: 'desk' } as const;
    const rows = await inTransaction(shop.db.app, asDesk, 'read', (db) =>
      db
        .select()
        .from(attachments)
        .where(eq(attachments.id, BigInt(id))),
    );
    if (kind === 'approval') expect(rows).toEqual([]);
    const plain = await buildMember(shop.db.owner, { firm: staff, permissions: [] });
    expect(await sees(plain, kind, id)).toBe(false);
  });

  it('are nobody’s while they are loose', async () => {
    const loose = await storeFile(shop, kind, buyer);
    for (const member of [buyer, colleague, stranger, staff]) expect(await sees(member, kind, loose)).toBe(false);
  });

  it('may be written to by people of the company alone', async () => {
    const id = await make();
    const [row] = await shop.db.owner
      .select()
      .from(attachments)
      .where(eq(attachments.id, BigInt(id)));
    const asFirm = (member: TestMember) =>
      inTransaction(shop.db.app, member, 'read', (db) => owner.mayWrite(db, member, row?.ownerId ?? 0n));
    expect(await asFirm(stranger)).toBe(false);
    // Receipts are the desk's alone to add, files of invoices the tax platform's.
    const writer = { firmId: buyer.firmId, userId: row?.userId ?? 0n };
    const own = await inTransaction(shop.db.app, writer, 'read', (db) =>
      owner.mayWrite(db, writer, row?.ownerId ?? 0n),
    );
    expect(own).toBe(kind !== 'receipt' && kind !== 'invoice');
  });

  it('have a small picture for whoever has them', async () => {
    const id = await make();
    expect((await picture(buyer, id)).status).toBe(404);
    const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer();
    const [row] = await shop.db.owner
      .select()
      .from(attachments)
      .where(eq(attachments.id, BigInt(id)));
    const place = { firmId: buyer.firmId, userId: buyer.userId, ownerId: row?.ownerId ?? undefined };
    const drawing = await storeFile(shop, kind, place, { content, mediaType: 'image/jpeg' });
    const answer = await picture(buyer, drawing);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    for (const member of [colleague, stranger]) expect((await picture(member, drawing)).status).toBe(404);
  });
});

it('there is no picture of a kind that nobody has registered', async () => {
  const get = (path: string) => fetch(`${shop.url}/media/attachments/${path}`, { headers: { token: buyer.token } });
  for (const path of ['nothing/1', 'order/x', 'order/-1', `order/${'9'.repeat(30)}`]) {
    expect((await get(path)).status).toBe(404);
  }
});
