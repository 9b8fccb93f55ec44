import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { billNow } from '#tests/factories/build-statement.ts';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const w = invoiceWorld();

const atStatements = async (path: string, input: object): Promise<Free> => {
  const { body } = await w.shop.post<Free>(`/statements/${path}`, input, { token: w.buyer.token, key: randomUUID() });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data;
};

/** Bills whatever was signed, and confirms the statement. */
async function confirmed(): Promise<string> {
  const { statementNo } = await billNow(w.shop, w.buyer);
  const { version } = await atStatements('detail', { statementNo });
  await atStatements('confirm', { statementNo, version });
  return statementNo;
}

const money = async (statementNo: string) => {
  const { rows } = await w.shop.db.owner.execute<Free>(
    sql`select status, invoiced_fen::text as invoiced, amount_fen::text as amount from statements
      where statement_no = ${statementNo}`,
  );
  return rows[0];
};
const ofStatements = (statementNos: string[], more: object = {}) =>
  w.call('apply', { source: 'statements', statementNos, deliveryWay: 'download', ...more });

/** What stands on invoices of an application in three ways, in fen. */
async function sumsOf(applicationNo: string) {
  const { rows } = await w.shop.db.owner.execute<Free>(sql`
    select a.amount_fen::text as application, a.tax_fen::text as tax,
      (select sum(l.amount_fen)::text from invoice_application_lines l where l.application_id = a.id) as wanted,
      (select sum(i.amount_fen)::text from invoices i where i.application_id = a.id) as invoices,
      (select sum(l.amount_fen)::text from invoice_lines l join invoices i on i.id = l.invoice_id
        where i.application_id = a.id) as lines,
      (select sum(l.tax_fen)::text from invoice_lines l join invoices i on i.id = l.invoice_id
        where i.application_id = a.id) as line_taxes
    from invoice_applications a where a.application_no = ${applicationNo}`);
  return rows[0];
}

/** Order lines of which more is asked for than was signed and kept. */
const overInvoiced = async () =>
  (
    await w.shop.db.owner.execute(sql`
      select l.id from order_lines l join invoice_application_lines a on a.firm_id = l.firm_id and a.order_line_id = l.id
      where l.firm_id = ${w.buyer.firmId}
      group by l.id having sum(a.quantity - a.released_quantity) > l.signed_quantity - l.returned_quantity
        or sum(a.amount_fen - a.released_fen) > l.amount_fen - l.cancelled_fen - l.returned_fen`)
  ).rows;

describe('a statement', () => {
  it('is invoiced to the fen: lines, invoices, application and statement are one sum, its state follows', async () => {
    await w.order({ quantity: 3, price: '33.33' }, { quantity: 7, price: '0.77', rate: 900 });
    await w.order({ quantity: 11, price: '1.01' }, { quantity: 13, price: '0.07', rate: 600 });
    const statementNo = await confirmed();
    const refused = await w.call('apply', { source: 'statements', statementNos: ['ZD991231999999'] });
    expect(refused.status).toBe(404);
    const { body } = await ofStatements([statementNo]);
    const [{ applicationNo }] = body.data.applications;
    expect(await money(statementNo)).toMatchObject({ status: 'confirmed', invoiced: '0' });
    await w.act('desk/accept', applicationNo);
    await w.run(1);
    const { amount } = await money(statementNo);
    const sums = await sumsOf(applicationNo);
    expect([sums.application, sums.wanted, sums.invoices, sums.lines]).toEqual([amount, amount, amount, amount]);
    expect(sums.line_taxes).toBe(sums.tax);
    expect(await money(statementNo)).toMatchObject({ status: 'invoiced', invoiced: amount });
    // Of each rate the taxes of the lines add up to the tax of their sum, and none lies more than a fen away from its own.
    const { rows } = await w.shop.db.owner.execute<Free>(sql`
      select i.tax_rate_bp as bp, sum(l.amount_fen)::text as fen, sum(l.tax_fen)::text as tax,
        bool_and(abs(l.tax_fen - l.amount_fen * i.tax_rate_bp / (10000.0 + i.tax_rate_bp)) <= 1.5) as near
      from invoice_lines l join invoices i on i.id = l.invoice_id join invoice_applications a on a.id = i.application_id
      where a.application_no = ${applicationNo} group by i.tax_rate_bp`);
    expect(rows.map(({ bp }) => bp).toSorted()).toEqual([1300, 600, 900]);
    for (const { bp, fen, tax, near } of rows) {
      expect([Number(tax), near]).toEqual([Math.round((Number(fen) * bp) / (10_000 + bp)), true]);
    }
    expect((await ofStatements([statementNo])).body.error).toBe('INVOICE_NOTHING');
    expect(await overInvoiced()).toEqual([]);
  });

  it('is partly invoiced by an order of it, whole with the rest, and goes back with a red letter', async () => {
    const first = await w.order({ quantity: 2 });
    await w.order({ quantity: 1 });
    const statementNo = await confirmed();
    const { invoices } = await w.issued([first.orderNo]);
    expect(await money(statementNo)).toMatchObject({ status: 'partly_invoiced', invoiced: '20000' });
    const { body } = await ofStatements([statementNo]);
    const [{ applicationNo, amount }] = body.data.applications;
    expect(amount).toBe('110.00');
    await w.act('desk/accept', applicationNo);
    await w.run(1);
    expect(await money(statementNo)).toMatchObject({ status: 'invoiced', invoiced: '31000' });
    const [{ requestNo, version }] = invoices;
    await w.atDesk('red/ask', {
      requestNo,
      version,
      reason: '04',
      lines: [{ lineNo: 1, quantity: 1, amount: '100.00' }],
    });
    await w.run(1);
    expect(await money(statementNo)).toMatchObject({ status: 'partly_invoiced', invoiced: '21000' });
    expect(await overInvoiced()).toEqual([]);
  });

  it('leaves what was asked for by order, and asking both ways at once gives it once', async () => {
    const { orderNo } = await w.order({ quantity: 5 });
    const statementNo = await confirmed();
    await w.applied([orderNo], { lines: [{ orderNo, lineNo: 1, quantity: 2 }] });
    const preview = await w.data('preview', { source: 'statements', statementNos: [statementNo] });
    expect(preview).toMatchObject({ totalAmount: '300.00', lines: [{ quantity: 3 }] });
    const both = await Promise.all([ofStatements([statementNo]), w.apply([orderNo])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await overInvoiced()).toEqual([]);
  });

  it('is not invoiced before it is confirmed', async () => {
    await w.order({ quantity: 1 });
    const { statementNo } = await billNow(w.shop, w.buyer);
    expect((await ofStatements([statementNo])).body.error).toBe('INVOICE_STATEMENT_STEP');
  });
});
