import type { TestMember } from '#tests/factories/build-member.ts';
import { writeDispute, writeException, writeStatement } from '#tests/factories/build-statement.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { billMails } from './dispute-tables.ts';

const UNKNOWN_ROW = '999999999999999999';
const UNKNOWN_STATEMENT = 'ZD991231999999';
const UNKNOWN_DISPUTE = 'YY991231999999';

/** An address that stands on a firm's list. */
async function writeMail({ db }: Pick<TestShop, 'db'>, { firmId }: Pick<TestMember, 'firmId'>): Promise<string> {
  const [row] = await db.owner
    .insert(billMails)
    .values({ firmId, email: `ap${nextNumber()}@example.com` })
    .returning({ id: billMails.id });
  return String(row?.id);
}

const objects: FeatureSamples['objects'] = {
  statement: {
    build: async (shop, owner) => (await writeStatement(shop, owner)).statement.statementNo,
    unknown: UNKNOWN_STATEMENT,
    personal: false,
  },
  dispute: {
    build: async (shop, owner) => (await writeDispute(shop, owner)).disputeNo,
    unknown: UNKNOWN_DISPUTE,
    personal: false,
  },
  statementException: { build: writeException, unknown: UNKNOWN_ROW, personal: false },
  statementFile: {
    build: (shop, { firmId, userId }) => storeFile(shop, 'statement', { firmId, userId }),
    unknown: UNKNOWN_ROW,
    personal: true,
  },
  heldStatementFile: {
    build: async (shop, owner) => {
      const { firmId, userId } = owner;
      const { id: ownerId } = await writeDispute(shop, owner);
      return storeFile(shop, 'statement', { firmId, userId, ownerId });
    },
    unknown: UNKNOWN_ROW,
    personal: false,
  },
  billMail: { build: writeMail, unknown: UNKNOWN_ROW, personal: false },
};

const BILLED = 'what the shop bills the company, and what the company says of it to the shop';
const ANSWERED = 'what the company says is wrong, and what the shop answers';

export const statementsSamples: FeatureSamples = {
  objects,
  inputs: {
    'statements.dispute': async ({ shop }, member) => {
      const made = member && (await writeStatement(shop, member));
      return {
        statementNo: made?.statement.statementNo ?? UNKNOWN_STATEMENT,
        version: 1,
        kind: 'duplicate',
        lines: [{ lineId: String(made?.lineIds[0] ?? UNKNOWN_ROW) }],
        words: '上月已经对过',
      };
    },
    'billMails.edit': async ({ shop }, member) => ({
      id: member ? await writeMail(shop, member) : UNKNOWN_ROW,
      ...{ email: `ap${nextNumber()}@example.com`, name: '周会计', statements: true, invoices: true },
    }),
    'statements.saveTerms': () => ({
      ...{ version: 0, grouping: 'company', priceBasis: 'gross', toleranceQuantity: 0 },
      ...{ tolerancePrice: '0.00', toleranceAmount: '0.00', columns: [] },
    }),
    'statementDesk.detail': async ({ shop }, member) => ({
      statementNo: member ? (await writeStatement(shop, member)).statement.statementNo : UNKNOWN_STATEMENT,
    }),
    'statementDesk.lines': async ({ shop }, member) => ({
      statementNo: member ? (await writeStatement(shop, member)).statement.statementNo : UNKNOWN_STATEMENT,
    }),
    'statementDesk.dispute': async ({ shop }, member) => ({
      disputeNo: member ? (await writeDispute(shop, member)).disputeNo : UNKNOWN_DISPUTE,
    }),
    'statementDesk.take': async ({ shop }, member) => ({
      disputeNo: member ? (await writeDispute(shop, member)).disputeNo : UNKNOWN_DISPUTE,
      version: 1,
    }),
    'statementDesk.reject': async ({ shop }, member) => ({
      disputeNo: member ? (await writeDispute(shop, member)).disputeNo : UNKNOWN_DISPUTE,
      version: 1,
      words: '签收单上是 10 个',
    }),
    'statementDesk.resolveException': async ({ shop }, member) => ({
      exceptionId: member ? await writeException(shop, member) : UNKNOWN_ROW,
      note: '承运商少送，已补发',
    }),
    'statementDesk.say': async ({ shop }, member) => ({
      disputeNo: member ? (await writeDispute(shop, member)).disputeNo : UNKNOWN_DISPUTE,
      words: '正在和承运商核实',
    }),
  },
  notReached: {
    'statementDesk.file': 'wants a file that was handed in',
    'statementDesk.grant': 'wants a dispute about goods of an order',
    'statementDesk.rerun': 'wants a cycle that could not be billed',
    'statements.agree': 'wants a dispute that the desk has offered something for',
    'statements.decline': 'wants a dispute that the desk has offered something for',
    'statements.importChecked': 'wants a table',
    'statements.withdrawApproval': 'wants a statement that waits for an approval',
    'statementShares.open': 'wants a link that was made',
    'statementShares.openLines': 'wants a link that was made',
  },
  // Links of the company are its own business; the others are the shop's own work.
  internalTables: ['statement_links'],
  toldColumns: {
    bill_mails: ['where the shop sends bills', 'email name'],
    statement_disputes: [ANSWERED, 'dispute_no kind status words answer'],
    statement_events: [ANSWERED, 'side kind from_status to_status'],
    statement_exceptions: ['what order, receipt and invoice say', 'reason expected found difference status note'],
    statement_invoiced: ['what the shop invoiced', 'invoice_no'],
    statement_lines: [
      BILLED,
      'source status order_no document_no po_number customer_code department item_no name spec unit signer shipment_no sign_kind own_no check_result check_note',
    ],
    statement_runs: ['what the shop has billed', 'status failure'],
    statement_sums: ['what the shop bills', 'status adjusting'],
    statement_terms: ['how the company is billed', 'cycle rounding grouping price_basis columns'],
    statements: [BILLED, 'statement_no cycle grouping price_basis status approval_status'],
  },
};
