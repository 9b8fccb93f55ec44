import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';

/** What is written once, and of the rest what may still be said of it; everything else is refused to the application by the database. */
const WRITTEN_ONCE: Readonly<Record<string, readonly string[]>> = {
  credit_entries: [],
  budget_entries: [],
  receipt_allocations: [],
  after_sale_postings: [],
  statement_events: [],
  statement_invoiced: [],
  statement_lines: ['status', 'own_no', 'check_result', 'check_note', 'dispute_id'],
  invoice_events: [],
  invoice_red_postings: [],
  invoice_red_lines: [],
  invoice_lines: ['red_quantity', 'red_fen', 'red_tax_fen'],
  invoice_application_lines: ['released_quantity', 'released_fen', 'tax_code', 'tax_short_name'],
  receipts: ['status', 'allocated_fen', 'reversed_by', 'reversed_reason', 'reversed_at', 'version', 'updated_at'],
  write_offs: ['status', 'decided_by', 'decided_at', 'answer', 'version'],
  dunning_notes: [],
};
/** Papers that change, and never go. */
const KEPT = [...Object.keys(WRITTEN_ONCE), 'statements', 'invoices', 'invoice_red_letters'];

let db: TestDatabase;
let app: pg.Client;
let owner: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase();
  app = new pg.Client({ connectionString: db.appUrl });
  owner = new pg.Client({ connectionString: db.ownerUrl });
  await Promise.all([app.connect(), owner.connect()]);
});
afterAll(async () => {
  await Promise.all([app.end(), owner.end()]);
  await db.drop();
});

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attidentity = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
};
/** 42501: no right to it. */
const refused = (text: string) => expect(app.query(text), text).rejects.toMatchObject({ code: '42501' });

describe.each(Object.entries(WRITTEN_ONCE))('%s', (table, changing) => {
  it('is changed by the application only in what becomes of it', async () => {
    const columns = await columnsOf(table);
    expect(columns).toEqual(expect.arrayContaining([...changing]));
    for (const column of columns) {
      const text = `update ${table} set ${column} = ${column}`;
      if (changing.includes(column)) await app.query(text);
      else await refused(text);
    }
  });
});

it.each(KEPT)('%s: nothing is removed or emptied', async (table) => {
  await refused(`delete from ${table}`);
  await refused(`truncate ${table}`);
});

/** Movements of money and what they pay: nobody changes them, whoever owns the tables. */
it.each(['credit_entries', 'budget_entries', 'receipt_allocations'])(
  '%s is a ledger for its owner, too',
  async (table) => {
    const { rows } = await owner.query(
      `select tgname from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
      [table],
    );
    expect(rows.length).toBeGreaterThan(0);
  },
);
