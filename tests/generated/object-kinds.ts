import { eq } from 'drizzle-orm';
import { transfers } from '#business/transfers/api/transfer-tables.ts';
import { memberships } from '#features/access/api/access-tables.ts';
import { costCenters } from '#features/budgets/api/budget-tables.ts';
import { sharedCarts } from '#features/cart/api/cart-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { invoiceTitles } from '#features/profile/api/profile-tables.ts';
import { selectionLists } from '#features/selections/api/selection-tables.ts';
import { visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildDepartment, buildRole } from '#tests/factories/build-approval-flow.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildQuote } from '#tests/factories/build-quote.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { uploadBulkFile } from '#tests/factories/bulk-file.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { buildOrder, UNKNOWN_ORDER } from './any-order.ts';
import { APPROVAL_OBJECT_KINDS } from './approval-object-kinds.ts';
import { FEATURE_SAMPLES } from './feature-samples.gen.ts';
import { SHARE_OBJECT_KINDS } from './share-object-kinds.ts';

/** Things that belong to a firm or a person and that calls name by a number. */
export interface ObjectKind {
  /** Makes one that belongs to this member; answers its name on the wire. */
  build(shop: TestShop, owner: TestMember): Promise<string>;
  /** Well formed, and nobody's. */
  unknown: string;
  /** True: a colleague's is as foreign as another firm's. */
  personal: boolean;
}

const UNKNOWN_ROW = '999999999999999999';

/** Kinds that contracts declare under `objects`. A new kind needs its factory here, or the matrix fails. */
export const OBJECT_KINDS: Readonly<Record<string, ObjectKind>> = {
  ...APPROVAL_OBJECT_KINDS,
  address: { build: ({ db }, owner) => buildAddress(db.owner, owner), unknown: UNKNOWN_ROW, personal: true },
  attachedFile: { build: attachFile, unknown: UNKNOWN_ROW, personal: false },
  company: { build: async (_, { firmId }) => String(firmId), unknown: UNKNOWN_ROW, personal: false },
  person: {
    build: async ({ db }, owner) => String((await buildMember(db.owner, { firm: owner })).userId),
    unknown: UNKNOWN_ROW,
    personal: false,
  },
  bulkList: { build: buildList, unknown: `BL${'f'.repeat(16)}`, personal: true },
  costCenter: { build: buildCostCenter, unknown: UNKNOWN_ROW, personal: false },
  department: {
    build: async ({ db }, owner) => String(await buildDepartment(db.owner, owner)),
    unknown: UNKNOWN_ROW,
    personal: false,
  },
  member: {
    build: async ({ db }, owner) => String((await buildMember(db.owner, { firm: owner })).memberId),
    unknown: UNKNOWN_ROW,
    personal: false,
  },
  quote: {
    build: async ({ db }, owner) => (await buildQuote(db.owner, owner)).quoteNo,
    unknown: 'BJ991231999999',
    personal: false,
  },
  quoteFile: { build: buildQuoteFile, unknown: UNKNOWN_ROW, personal: false },
  order: { build: buildOrder, unknown: UNKNOWN_ORDER, personal: false },
  orderFile: { build: buildOrderFile, unknown: UNKNOWN_ROW, personal: true },
  participant: { build: buildSecondPlace, unknown: UNKNOWN_ROW, personal: true },
  role: { build: ({ db }, owner) => buildRole(db.owner, owner), unknown: UNKNOWN_ROW, personal: false },
  transfer: { build: buildTransfer, unknown: UNKNOWN_ROW, personal: true },
  selectionList: { build: buildSelectionList, unknown: UNKNOWN_ROW, personal: true },
  sharedCart: { build: buildSharedCart, unknown: UNKNOWN_ROW, personal: true },
  ...Object.assign({}, ...FEATURE_SAMPLES.map(({ objects }) => objects)),
  ...SHARE_OBJECT_KINDS,
  shipment: { build: buildShipment, unknown: 'FH991231999999', personal: false },
  invoiceTitle: { build: buildInvoiceTitle, unknown: UNKNOWN_ROW, personal: true },
  visibilityRule: { build: buildVisibilityRule, unknown: UNKNOWN_ROW, personal: false },
  session: { build: buildOtherSession, unknown: 'f'.repeat(24), personal: true },
};

async function buildCostCenter({ db }: TestShop, { firmId }: TestMember): Promise<string> {
  const code = `CC${nextNumber()}`;
  const [center] = await db.owner
    .insert(costCenters)
    .values({ firmId, code, name: code })
    .returning({ id: costCenters.id });
  if (!center) throw new Error('cost centre not written');
  return String(center.id);
}

/** A file that came with such an order, in the store of the shop under test. */
export async function attachFile(shop: TestShop, owner: TestMember): Promise<string> {
  const orderNo = await buildOrder(shop, owner);
  const { owner: db } = shop.db;
  const [order] = await db
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  // Groups and the shop itself have none.
  if (!order) return UNKNOWN_ROW;
  return storeFile(shop, 'order', { firmId: owner.firmId, userId: order.userId, ownerId: order.id });
}

async function buildSharedCart({ db }: TestShop, { firmId, userId }: TestMember): Promise<string> {
  const lines = { ownerName: '', ownerFirm: '', lines: [{ itemNo: 'A1', quantity: 1 }] };
  const expiresAt = new Date(Date.now() + 3_600_000);
  const values = { firmId, userId, name: '分享', lines, expiresAt, tokenHash: `test ${nextNumber()}` };
  const [share] = await db.owner.insert(sharedCarts).values(values).returning({ id: sharedCarts.id });
  if (!share) throw new Error('shared cart not written');
  return String(share.id);
}

/** Shared with nobody. */
async function buildSelectionList({ db }: TestShop, { firmId, userId }: TestMember): Promise<string> {
  const values = { firmId, userId, name: `清单${nextNumber()}` };
  const [list] = await db.owner.insert(selectionLists).values(values).returning({ id: selectionLists.id });
  if (!list) throw new Error('selection list not written');
  return String(list.id);
}

/** A parcel of such an order, sent by a desk of its own. */
async function buildShipment(shop: TestShop, owner: TestMember): Promise<string> {
  const orderNo = await buildOrder(shop, owner);
  if (orderNo === UNKNOWN_ORDER) return 'FH991231999999';
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const desk = deskOf(shop, await buildMember(shop.db.owner, { firm, permissions: ['DESK_ORDERS'] }));
  return (await desk.send(orderNo)).shipmentNo;
}

/** Read from a file; who may not order has none. */
async function buildList(shop: TestShop, owner: TestMember): Promise<string> {
  const { itemNo } = await buildSku(shop.db.owner);
  const file = Buffer.from(`产品编码,数量\n${itemNo},1`);
  const { body } = await uploadBulkFile(shop, owner.token, file, '清单.csv');
  return body.data?.listNo ?? `BL${'e'.repeat(16)}`;
}

/** The person's place in one more firm. */
async function buildSecondPlace({ db }: TestShop, { userId }: TestMember): Promise<string> {
  const { firmId } = await buildFirm(db.owner);
  const [place] = await db.owner.insert(memberships).values({ firmId, userId }).returning({ id: memberships.id });
  if (!place) throw new Error('membership not written');
  return String(place.id);
}

/** A session beside the ones that are open; its name is learnt the way its owner learns it. */
async function buildOtherSession(shop: TestShop, owner: TestMember): Promise<string> {
  const place = { ...owner, membershipId: owner.memberId };
  const list = async (token: string) =>
    (await shop.post('/member-center/user/session/list', {}, { token })).body.data as { sessionId: string }[];
  const token = await buildSession(shop.db.owner, place);
  const before = new Set((await list(token)).map(({ sessionId }) => sessionId));
  await buildSession(shop.db.owner, place);
  const added = (await list(token)).find(({ sessionId }) => !before.has(sessionId));
  if (!added) throw new Error('the new session is not in the list of its owner');
  return added.sessionId;
}

/** Handed in, and of no order yet. */
function buildOrderFile(shop: TestShop, { firmId, userId }: TestMember): Promise<string> {
  return storeFile(shop, 'order', { firmId, userId });
}

async function buildVisibilityRule({ db }: TestShop, { firmId }: TestMember): Promise<string> {
  const rule = { firmId, madeBy: 'firm', effect: 'hide', kind: 'sku', targetId: BigInt(nextNumber()) };
  const [row] = await db.owner.insert(visibilityRules).values(rule).returning({ id: visibilityRules.id });
  if (!row) throw new Error('rule not written');
  return String(row.id);
}

async function buildInvoiceTitle({ db }: TestShop, { firmId, userId }: TestMember): Promise<string> {
  const title = { firmId, userId, type: 3, title: '个人' };
  const [row] = await db.owner.insert(invoiceTitles).values(title).returning({ id: invoiceTitles.id });
  if (!row) throw new Error('title not written');
  return String(row.id);
}

export async function buildQuoteFile(shop: TestShop, owner: TestMember): Promise<string> {
  const { firmId, userId } = owner;
  const { quoteId } = await buildQuote(shop.db.owner, owner);
  return storeFile(shop, 'quote', { firmId, userId, ownerId: quoteId });
}

/** A task that waits to be made. */
async function buildTransfer({ db }: TestShop, { firmId, userId, memberId }: TestMember): Promise<string> {
  const fresh = { kind: 'audit-log', input: {}, inputHash: String(nextNumber()), fileName: '操作日志.xlsx' };
  const [task] = await db.owner
    .insert(transfers)
    .values({ firmId, userId, memberId, loginSource: 0, ...fresh })
    .returning({ id: transfers.id });
  return String(task?.id);
}
