import { randomUUID } from 'node:crypto';
import { billCycle } from '#features/statements/api/run/run-night.ts';
import { shanghaiToday } from '#tests/factories/build-statement.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { receivableDeskOf } from '#tests/factories/receivable-desk.ts';
import { billed, type Crashed, codeOf, counted, posting, working } from './crash-world.ts';

/** Documents of money: how each comes to be ready, the one act that makes it, and how many there are afterwards. */
export const CRASHED: readonly Crashed[] = [
  {
    name: 'a statement',
    async prepare(w) {
      const { firmId } = w.invoicing.buyer;
      await w.invoicing.order({ quantity: 2 });
      const cycle = { from: shanghaiToday(), to: shanghaiToday() };
      return {
        once: ({ database }) => billCycle(database, firmId, cycle),
        made: () => counted(w, 'select count(*) from statements where firm_id = $1', [firmId]),
      };
    },
  },
  {
    name: 'a confirmation',
    async prepare(w) {
      const { seen, statementId } = await billed(w);
      return {
        once: posting(w.invoicing.buyer, '/statements/confirm', seen),
        made: () =>
          counted(w, `select count(*) from statement_events where statement_id = $1 and kind = 'confirmed'`, [
            statementId,
          ]),
      };
    },
  },
  {
    name: 'an adjustment of a dispute',
    async prepare(w) {
      const { seen, lineId } = await billed(w);
      const { shop, buyer } = w.invoicing;
      const say = async (path: string, input: object, member = buyer) => {
        const { body } = await shop.post(`/statements/${path}`, input, { token: member.token, key: randomUUID() });
        return body.data;
      };
      const claim = { kind: 'quantity', lines: [{ lineId, quantity: 1 }], words: '少一个' };
      const { disputeNos } = await say('dispute', { ...seen, ...claim });
      const granted = { disputeNo: disputeNos[0], version: 1, amount: '100.00', quantity: 1, words: '同意' };
      const { version } = await say('desk/grant', granted, w.clerk);
      return {
        once: posting(buyer, '/statements/dispute/agree', { disputeNo: disputeNos[0], version }),
        made: () =>
          counted(w, `select count(*) from statement_lines where source = 'adjustment' and document_no = $1`, [
            disputeNos[0],
          ]),
      };
    },
  },
  {
    name: 'an application for an invoice',
    async prepare(w) {
      const { orderNo } = await w.invoicing.order({ quantity: 2 });
      const { buyer } = w.invoicing;
      return {
        once: posting(buyer, '/invoices/apply', { source: 'orders', orderNos: [orderNo], deliveryWay: 'download' }),
        made: () => counted(w, 'select count(*) from invoice_applications where firm_id = $1', [buyer.firmId]),
      };
    },
  },
  {
    name: 'an invoice of the platform',
    async prepare(w) {
      const { orderNo } = await w.invoicing.order({ quantity: 2 });
      const applicationNo = await w.invoicing.applied([orderNo]);
      await w.invoicing.act('desk/accept', applicationNo);
      const { firmId } = w.invoicing.buyer;
      return {
        once: working(w),
        made: () =>
          counted(
            w,
            `select count(*) from invoice_events where firm_id = $1 and kind = 'invoice_issued' and invoice_id is not null`,
            [firmId],
          ),
      };
    },
  },
  {
    name: 'a red letter of a return',
    async prepare(w) {
      const { orderNo } = await w.invoicing.order({ quantity: 2 });
      await w.invoicing.issued([orderNo]);
      await w.invoicing.returned(orderNo, 1);
      const { firmId } = w.invoicing.buyer;
      return {
        once: working(w),
        made: () =>
          counted(w, `select count(*) from invoice_red_letters where firm_id = $1 and status = 'issued'`, [firmId]),
      };
    },
  },
  {
    name: 'a receipt of a bank’s file',
    async prepare(w) {
      const { statementNo, seen, due } = await billed(w);
      // Money is awaited for what the customer has seen.
      await w.invoicing.shop.post('/statements/confirm', seen, { token: w.invoicing.buyer.token, key: randomUUID() });
      const accountId = await w.desk.addAccount();
      const file = [
        '交易日期,贷方发生额,对方户名,附言,流水号',
        `20261101,${due},某公司,${statementNo},F${nextNumber()}`,
      ].join('\r\n');
      return {
        once: ({ shop }) => receivableDeskOf(shop, w.money).upload(accountId, file),
        made: () =>
          counted(
            w,
            `select count(*) from receipts r join credit_entries e on e.firm_id = r.firm_id and e.document_no = r.receipt_no
              join receipt_allocations a on a.firm_id = r.firm_id and a.receipt_id = r.id where r.firm_id = $1`,
            [w.invoicing.buyer.firmId],
          ),
      };
    },
  },
  {
    name: 'a receipt by hand',
    async prepare(w) {
      const { statementNo } = await billed(w);
      const money = { customerCode: await codeOf(w), method: 'transfer', amount: '150.00', receivedOn: '2026-11-20' };
      return {
        once: posting(w.money, '/receivables/desk/book', { ...money, items: [{ statementNo, amount: '150.00' }] }),
        made: () => counted(w, 'select count(*) from receipts where firm_id = $1', [w.invoicing.buyer.firmId]),
      };
    },
  },
  {
    name: 'an allocation',
    async prepare(w) {
      const { statementNo, statementId } = await billed(w);
      const money = {
        customerCode: await codeOf(w),
        method: 'transfer',
        amount: '150.00',
        receivedOn: '2026-11-20',
        items: [],
      };
      const { receiptNo, version } = await w.desk.data('book', money);
      const items = [{ statementNo, amount: '50.00' }];
      return {
        once: posting(w.money, '/receivables/desk/allocate', { receiptNo, version, items }),
        made: () => counted(w, 'select count(*) from receipt_allocations where statement_id = $1', [statementId]),
      };
    },
  },
  {
    name: 'a write-off',
    async prepare(w) {
      const { statementNo } = await billed(w);
      const asked = { customerCode: await codeOf(w), statementNo, amount: '20.00', reason: '无法收回' };
      const { writeOffNo } = await w.desk.data('writeOffs/ask', asked);
      return {
        once: posting(w.chief, '/receivables/desk/writeOffs/decide', { writeOffNo, version: 1, agreed: true }),
        made: () =>
          counted(w, `select count(*) from credit_entries where kind = 'written_off' and document_no = $1`, [
            writeOffNo,
          ]),
      };
    },
  },
];
