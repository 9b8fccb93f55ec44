import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { EXPORTS } from '#app/api/open-exports.ts';
import { metaOf } from '#business/transfers/api/define-export.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildQuote } from '#tests/factories/build-quote.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { TEST_PASSWORD } from '#tests/factories/log-in.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { APPROVAL_INPUTS } from './approval-inputs.ts';
import { BUDGET_INPUTS } from './budget-inputs.ts';
import { FEATURE_SAMPLES } from './feature-samples.gen.ts';
import type { InputMaker } from './input-maker.ts';
import type { Stage } from './matrix-stage.ts';
import { OBJECT_KINDS } from './object-kinds.ts';
import { SELECTION_INPUTS } from './selection-inputs.ts';
import { SHARE_INPUTS, SHARES_NOT_REACHED } from './share-inputs.ts';
import { SURVEY_INPUTS } from './survey-inputs.ts';

const oneItem = ({ known }: Stage) => ({ itemCode: known.itemCode });

const newShareToken = () => randomBytes(32).toString('base64url');

/** Two of an item in the cart of a member who may have one. */
async function fillCart({ shop }: Stage, member: TestMember | null, skuCode: string): Promise<void> {
  const as = { token: member?.token, key: `whole-input-${nextNumber()}` };
  await shop.post('/cart-center/cart/add/enterprise', { lines: [{ skuCode, quantity: 2 }] }, as);
}

/** The link of a cart that the member has just shared. */
async function shareOf(stage: Stage, member: TestMember | null): Promise<{ token: string }> {
  const token = newShareToken();
  await fillCart(stage, member, String(stage.known.skuCode));
  const as = { token: member?.token, key: `whole-input-${nextNumber()}` };
  await stage.shop.post('/cart-center/cart/shareCart/save', { token }, as);
  return { token };
}

/** Somebody of the caller's company whose place has this status. */
const memberIn =
  (status: number) =>
  async ({ shop }: Stage, member: TestMember | null) => {
    const firm = member ? { firmId: member.firmId } : undefined;
    const { memberId } = await buildMember(shop.db.owner, { firm, status, permissions: [] });
    return { memberId: String(memberId) };
  };

/** Inputs that succeed where the required fields alone do not: fields of which one is wanted, prices that must be true. */
export const WHOLE_INPUTS: Readonly<Record<string, InputMaker>> = {
  'accounts.checkDup': () => ({ type: 'userName', value: 'somebody.new' }),
  'accounts.checkSecret': () => ({ password: TEST_PASSWORD }),
  'accounts.modifyPassword': () => ({ oldPassword: TEST_PASSWORD, newPassword: 'seven-other-words-2026' }),
  'audit.export': async ({ shop }, member) => {
    const done = { action: 'order.noted', objectType: 'order', userId: member?.userId };
    if (member) await shop.db.owner.insert(auditLog).values({ ...done, firmId: member.firmId });
    return {};
  },
  'industry.save': ({ known }) => ({ industry: 'machining', categoryCodes: [known.categoryCode] }),
  'members.invite': async ({ shop }, member) => ({
    name: '新同事',
    email: `new${nextNumber()}@firm.example`,
    departmentId: null,
    jobTitle: '',
    roleIds: [member && (await OBJECT_KINDS.role?.build(shop, member))],
    dataScope: 'self',
    approves: true,
    amountLimit: '5000.00',
  }),
  'roles.edit': async ({ shop }, member) => ({
    roleId: member && (await OBJECT_KINDS.role?.build(shop, member)),
    version: 1,
    name: `角色名${nextNumber()}`,
    note: '',
    codes: ['ORDER_MANAGEMENT'],
  }),
  'members.enable': memberIn(0),
  'members.reinvite': memberIn(2),
  'members.withdraw': memberIn(2),
  'members.leave': async (stage, member) => ({ ...(await memberIn(1)(stage, member)), successorId: null }),
  'people.getContacts': async ({ shop }, member) => {
    const [firm] = await shop.db.owner
      .select()
      .from(firms)
      .where(eq(firms.id, member?.firmId ?? 0n));
    return { customerCode: firm?.customerCode };
  },
  'deskReports.orders': async ({ shop }) => {
    const [firm] = await shop.db.owner.select().from(firms).limit(1);
    return { customerCode: firm?.customerCode, from: '2026-01-01', to: '2026-12-31' };
  },
  'sales.purchaseOrders': (_, member) => ({ participantId: String(member?.memberId), year: 'this' }),
  ...BUDGET_INPUTS,
  'bulk.addRows': ({ known: { itemCode: goodsCode } }) => ({
    rows: [{ rowNumber: 1, goodsCode, quantity: '1' }],
    duplicates: 'merge',
    withWarnings: true,
  }),
  'bulk.answer': async ({ shop }, member) => ({
    listNo: member && (await OBJECT_KINDS.bulkList?.build(shop, member)),
    rowNumber: 2,
    answer: null,
  }),
  'bulk.setColumns': async ({ shop }, member) => ({
    listNo: member && (await OBJECT_KINDS.bulkList?.build(shop, member)),
    mapping: { goodsCode: 0, quantity: 1 },
  }),
  'catalog.productItems': oneItem,
  'catalog.productInfo': oneItem,
  'catalog.crumbs': ({ known }) => ({ skuCode: known.skuCode }),
  'catalog.compare': ({ known }) => ({ itemCodes: [known.itemCode, known.itemCode] }),
  'corrections.save': ({ known }) => ({ itemCode: known.itemCode, fields: ['name'], content: '名称与实物不符' }),
  'priceDesk.addPromotion': ({ known: { skuCode } }) => ({
    skuCode,
    name: '直降',
    price: '1.00',
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2026-02-01T00:00:00Z',
  }),
  'company.save': async ({ shop }, member) => {
    const facts = await shop.post('/enterprise-service/company/read', {}, { token: member?.token });
    const on = { quotationSwitch: true, costSwitch: false, searchBeyondRange: true, selfApproval: false };
    const budgets = { budgetWithFreight: true, budgetWithTax: true, budgetOverReason: true };
    const approvals = {
      approvalHoldDays: 3,
      payAfterApprovalDays: 1,
      quoteApprovalCovers: true,
      approvalConfirmAbove: '5000',
    };
    const looks = { shortName: '简称', industry: null, themeColor: null, contacts: [] };
    const entries = { phoneVersionSwitch: '0', customerServiceSwitch: '0', duplicatePo: 'warn' };
    return { version: facts.body.data?.version ?? 1, ...on, ...budgets, ...approvals, ...looks, ...entries };
  },
  'orderActs.editInvoice': async ({ shop }, member) => ({
    orderNo: member && (await OBJECT_KINDS.order?.build(shop, member)),
    invoice: { type: 3, title: '个人', email: 'bill@firm.example' },
  }),
  'invoiceTitles.add': () => ({ type: 3, title: '个人' }),
  'invoiceTitles.edit': async ({ shop }, member) => ({
    titleId: member && (await OBJECT_KINDS.invoiceTitle?.build(shop, member)),
    version: 1,
    type: 3,
    title: '个人',
  }),
  'ranges.add': ({ known }) => ({ effect: 'hide', kind: 'category', codes: [known.categoryCode] }),
  'content.queryShowType': ({ known }) => ({ id: known.categoryCode }),
  'recommendations.items': ({ known }) => ({ itemCodes: [known.itemCode], relation: 'similar' }),
  'recommendations.categoryCouple': oneItem,
  'recommendations.recommendByMonth': () => ({ month: '2026-01' }),
  'recommendations.saveScene': ({ known }) => ({ code: 'a-scene', name: '场景', itemCodes: [known.itemCode] }),
  'searchDesk.saveSynonyms': () => ({ was: null, words: ['顶丝', '机米'] }),
  'searchDesk.removeSynonyms': () => ({ word: '螺钉' }),
  'searchDesk.saveRedirect': () => ({ was: null, keyword: '清仓', url: '/brandindex.html' }),
  'searchDesk.removeRedirect': () => ({ keyword: '清仓' }),
  'cart.modify': ({ known }) => ({ type: 'enterprise', skuCode: known.skuCode, quantity: 2 }),
  'cart.modifyBatch': ({ known }) => ({ type: 'enterprise', lines: [{ skuCode: known.skuCode, quantity: 2 }] }),
  'cart.split': async (stage, member) => {
    const { itemNo } = await buildSku(stage.shop.db.owner);
    await fillCart(stage, member, itemNo);
    return { type: 'enterprise', skuCode: itemNo, quantity: 1 };
  },
  'sharedCarts.save': async (stage, member) => {
    await fillCart(stage, member, String(stage.known.skuCode));
    return { token: newShareToken() };
  },
  'sharedCarts.find': shareOf,
  'sharedCarts.addCart': shareOf,
  'quotes.create': ({ known }) => ({ lines: [{ skuCode: known.skuCode, quantity: 1 }] }),
  'quotes.negotiate': async ({ shop }, member) => ({
    quoteNo: member && (await buildQuote(shop.db.owner, member)).quoteNo,
    versionNo: 1,
    note: '请优惠',
  }),
  ...APPROVAL_INPUTS,
  ...Object.assign({}, ...FEATURE_SAMPLES.map(({ inputs }) => inputs)),
  ...SELECTION_INPUTS,
  ...SHARE_INPUTS,
  ...SURVEY_INPUTS,
  'checkout.create': async (stage, member) =>
    member && orderInput(stage.shop, member, [{ skuCode: String(stage.known.skuCode), quantity: 1 }]),
};

/** Exports that say when there is nothing to export: at first there is not. */
const REFUSED_EMPTY = Object.fromEntries(
  EXPORTS.filter((one) => Object.keys(metaOf(one).errors).some((error) => error.endsWith('_EMPTY'))).flatMap(
    ({ place }) => (place ? [[place.name, 'wants something to export'] as const] : []),
  ),
);

/** Endpoints that no input made of sample values reaches, with the reason; their own tests see them succeed. */
export const NEVER_REACHED: Readonly<Record<string, string>> = {
  'access.jumpLogin': 'no personal edition is configured in tests',
  'approvalLinks.open': 'wants a link that was mailed',
  'approvalLinks.act': 'wants a link that was mailed',
  'approvals.answer': 'wants a request that was given back',
  'approvals.undo': 'wants a decision that waits to be carried out',
  'access.thirdParty': 'wants a login link',
  'accounts.acceptInvitation': 'wants an invitation',
  'accounts.register': 'wants a code that was sent',
  'accounts.showInvitation': 'wants an invitation',
  'bulk.upload': 'wants a file',
  'quoteDesk.ask': 'wants a quote that lives',
  'quoteDesk.changeBasis': 'wants a quote that is priced',
  'quoteDesk.check': 'wants a quote that waits for a second person',
  'quoteDesk.close': 'wants a quote that lives',
  'quoteDesk.detail': 'wants a quote',
  'quoteDesk.file': 'wants a file that was handed in',
  'quoteDesk.fromEnquiry': 'wants an enquiry that is worked on',
  'quoteDesk.replace': 'wants a quote that was sent',
  'quoteDesk.revise': 'wants a quote that was sent',
  'quoteDesk.save': 'wants a quote that is priced',
  'quoteDesk.send': 'wants a quote that is priced',
  'quoteDesk.take': 'wants a quote that lives',
  'quotes.transfer': 'wants a quote that was sent',
  'corrections.handle': 'wants a report that was written',
  'fulfilmentDesk.addReceipts': 'wants a file',
  'fulfilmentDesk.cancel': 'wants an order that waits for the warehouse',
  'fulfilmentDesk.confirm': 'wants an order that waits for the shop',
  'fulfilmentDesk.deliver': 'wants a parcel',
  'fulfilmentDesk.divide': 'wants an order that waits for the warehouse',
  'fulfilmentDesk.note': 'wants an order',
  'fulfilmentDesk.order': 'wants an order',
  'fulfilmentDesk.pick': 'wants a part in hand',
  'fulfilmentDesk.pickAll': 'wants a part in hand',
  'fulfilmentDesk.postpone': 'wants a part that has not left',
  'fulfilmentDesk.putBack': 'wants a part in hand',
  'fulfilmentDesk.refuse': 'wants a parcel',
  'fulfilmentDesk.takeBack': 'wants a parcel that was refused',
  'fulfilmentDesk.ship': 'wants a part that is picked',
  'fulfilmentDesk.sign': 'wants a parcel',
  'fulfilmentDesk.startPicking': 'wants an order that waits for the warehouse',
  ...SHARES_NOT_REACHED,
  ...Object.assign({}, ...FEATURE_SAMPLES.map(({ notReached }) => notReached)),
  'imports.cancel': 'wants an import that can be cancelled',
  'imports.preview': 'wants a file that was handed in',
  'imports.readRun': 'wants an import',
  'imports.repeat': 'wants an import',
  'imports.report': 'wants an import that is over',
  'imports.start': 'wants an import that waits for its settings',
  'imports.uploadPiece': 'wants a file',
  'paymentDesk.confirm': 'wants a transfer that is awaited',
  'paymentDesk.refunded': 'wants a payment that goes back',
  'paymentDesk.retryRefund': 'wants a refund that its channel refused',
  'payments.cratePay': 'wants an order that waits for its money',
  'personal.changeMail': 'wants a code that was sent',
  'personal.changePhone': 'wants a code that was sent',
  'company.uploadLogo': 'wants a picture',
  'personal.uploadAvatar': 'wants a picture',
  'priceDesk.addAgreement': 'wants a customer',
  'priceDesk.changeAgreement': 'wants a price that was agreed',
  'priceDesk.endAgreement': 'wants a price that was agreed',
  'priceDesk.endPromotion': 'wants a promotion',
  'members.importTable': 'wants a table',
  'priceDesk.importAgreements': 'wants a table',
  'profile.importAddresses': 'wants a table',
  'recommendations.scene': 'wants a scene',
  'transfers.fetch': 'wants a file that was made',
  'transfers.retry': 'wants a task that failed',
  'stockDesk.correct': 'wants the stock of an item as it was seen',
  'verification.checkCaptcha': 'wants the answer to a picture',
  'verification.sendMail': 'wants a solved picture',
  'verification.sendSms': 'wants a solved picture',
  'visibility.addRules': 'wants a customer',
  'visibility.countGoods': 'wants a customer',
  'visibility.customerRange': 'wants a customer',
  'visibility.removeRule': 'wants a customer',
  'visibility.saveBeyond': 'wants a customer',
  'visibility.saveExclusive': 'wants a customer',
};

/** With the exports, and what an earlier call may have written: what other tests made meanwhile may be there, or not. */
export const NOT_REACHED: Readonly<Record<string, string>> = {
  ...REFUSED_EMPTY,
  ...NEVER_REACHED,
  'diagnostics.readError': 'wants a report that was written',
};
