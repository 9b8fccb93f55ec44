/**
 * Fields that look like the number of something owned and are none, each with its reason: by the field's name, or by
 * endpoint and field where the name alone says too little. Everything else that looks like one stands under `objects`
 * of its contract.
 */
const PUBLIC_FIELDS: Readonly<Record<string, string>> = {
  searchId: 'a random name the browser gives its search; only the ranking looks at it',
  pageNo: 'a page of a list',
  'budgets.update: rules.id': 'a rule of the centre beside it; src/features/budgets/api/centers.db.test.ts',
  'budgets.statement: ruleId': 'the same',
  'budgets.export: ruleId': 'the same',
  captchaId: 'a ticket for one use, bound to the session that asked for it; verification has tests of its own',
  requestId: 'named by the system a person comes from, kept and handed back',
  traceId: 'a random name the browser gives a failure it reports',
  customerId: 'sent by old pages; the answer is about the firm of the session, whatever it says',
  'approvals.decide: toMemberId':
    'a colleague who is to be asked; whoever is none gets the answer for people who have left, approvals.db.test.ts',
  'approvals.copy: memberIds': 'the same',
  'approvals.delegate: delegateMemberId': 'the same',
  'approvals.progress: documentNo': 'documents one may not see have no progress, like those that need none',
  'corrections.handle: id': 'a report of the desk; the shop owns all of them, and nobody else may ask',
  'verification.checkCaptcha: id': 'the same ticket as captchaId',
  'recommendations.scene: id': 'the code of a scene, which everybody may see',
  'checkout.create: invoice.taxNo': 'the tax number of a company, printed on every invoice; it names no row',
  'priceDesk.addAgreement: agreementNo': 'the number of a paper, written by the desk; it names no row',
  'priceDesk.changeAgreement: id': 'a price of the desk, which keeps those of all customers; nobody else may ask',
  'priceDesk.endAgreement: id': 'the same',
  'priceDesk.endPromotion: id': 'the same',
  'imports.readRun: id': 'an import of the desk; the shop owns all of them, and nobody else may ask',
  'imports.preview: id': 'an import of the desk; the shop owns all of them, and nobody else may ask',
  'imports.start: id': 'an import of the desk; the shop owns all of them, and nobody else may ask',
  'imports.cancel: id': 'an import of the desk; the shop owns all of them, and nobody else may ask',
  'imports.repeat: id': 'an import of the desk; the shop owns all of them, and nobody else may ask',
  'imports.report: id': 'an import of the desk; the shop owns all of them, and nobody else may ask',
  'imports.uploadPiece: uploadId': 'a random name for the pieces of one file, told to who began it',
  'paymentDesk.confirm: payNo': 'a payment of the desk, which books those of all customers; nobody else may ask',
  'paymentDesk.refunded: payNo': 'the same',
  'fulfilmentDesk.order: orderNo': 'the desk works on the orders of all customers; nobody else may ask',
  'fulfilmentDesk.confirm: orderNo': 'the same',
  'fulfilmentDesk.startPicking: orderNo': 'the same',
  'fulfilmentDesk.putBack: orderNo': 'the same',
  'fulfilmentDesk.divide: orderNo': 'the same',
  'fulfilmentDesk.pick: orderNo': 'the same',
  'fulfilmentDesk.pickAll: orderNo': 'the same',
  'fulfilmentDesk.ship: orderNo': 'the same',
  'fulfilmentDesk.ship: trackingNo': 'the number a carrier gave, written by the desk; it names no row',
  'fulfilmentDesk.deliver: orderNo': 'the same as fulfilmentDesk.order',
  'fulfilmentDesk.deliver: shipmentNo': 'the same',
  'fulfilmentDesk.sign: orderNo': 'the same',
  'fulfilmentDesk.sign: shipmentNo': 'the same',
  'fulfilmentDesk.refuse: orderNo': 'the same',
  'fulfilmentDesk.refuse: shipmentNo': 'the same',
  'fulfilmentDesk.takeBack: orderNo': 'the same',
  'fulfilmentDesk.takeBack: shipmentNo': 'the same',
  'fulfilmentDesk.addReceipts: shipmentNo': 'the same',
  'fulfilmentDesk.cancel: orderNo': 'the same',
  'fulfilmentDesk.note: orderNo': 'the same',
  partNo: 'the place of a part within its order: 1, 2, 3',
  lineNo: 'the place of a line within its order: 1, 2, 3',
  'approvalFlows.preview: categoryId': 'a category of the catalogue, which everybody may see',
  'approvalFlows.preview: brandId': 'the same, a brand',
  'orders.list: orderNo': 'how a number begins: a filter of the list of what one may see',
  'orders.firmList: orderNo': 'the same',
  'orders.orderCount: orderNo': 'the same',
  'orderPapers.batchExport: filter.orderNo': 'the same',
  'orderLinks.revoke: linkId': 'a link of the order beside it; tests/security/order-links.db.test.ts',
  'purchases.list: buyerId': 'a filter of what one may see: whoever else is named has bought nothing there',
  'purchases.export: buyerId': 'the same, as a file',
  'content.queryShowType: id': 'the code of a category',
  'diagnostics.readError: id': 'a report of the desk; the shop owns all of them, and nobody else may ask',
};

/** Ends of field names that promise the number of something. */
const NUMBER_LIKE = /(?:No|Nos|Id|Ids)$|^ids?$|^nos?$/;

/** Whether a field of an input must be declared as the name of something owned. */
export function looksOwned(endpoint: string, name: string): boolean {
  const ownName = name.split('.').at(-1) ?? '';
  return NUMBER_LIKE.test(ownName) && !(ownName in PUBLIC_FIELDS) && !(`${endpoint}: ${name}` in PUBLIC_FIELDS);
}
