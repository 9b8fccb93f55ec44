import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';

/** Tables that carry no firm's data; every other table must be protected. A new table belongs here or gets a policy. */
const PUBLIC_TABLES = [
  // Limits and days of the shop.
  'after_sale_policy',
  ...['brands', 'categories', 'category_pairs', 'customer_term_policy', 'dunning_policy'],
  // Limits of invoices, and tax codes of goods.
  ...['invoice_policy', 'item_tax_codes'],
  // Goods with ordinary invoices alone.
  ...['monthly_sales', 'order_transitions', 'ordinary_items', 'promotion_prices'],
  ...['rate_limits', 'region_rules', 'scene_items', 'scenes', 'search_codes', 'search_documents'],
  ...[
    'search_facet_names',
    'search_facet_values',
    // Words and numbers of days, without a person or a firm.
    'search_misses',
    'search_rebuilds',
    'search_redirects',
    'search_states',
    'search_suggestions',
    'search_synonyms',
    'series',
    'sku_documents',
    'sku_pairs',
    'sku_replacements',
    'skus',
  ],
  ...[
    'state_transitions',
    'stock_levels',
    'surveys',
    'tax_codes',
    'unspsc_classes',
    'warehouse_transits',
    'warehouses',
  ],
];

/** Uniques on firm tables that do not start with the firm, each with its reason. */
const GLOBAL_UNIQUES: Record<string, string> = {
  after_sale_returns_no: 'quoted to carriers and warehouses, who know no firms; given by the server',
  sessions_pkey: 'the token is looked up before the firm is known',
  search_clicks_pkey: 'surrogate key',
  shared_carts_token: 'a link is opened before the firm is known',
  shipments_no: 'quoted to carriers and warehouses, who know no firms; given by the server',
  shipments_tracking: 'given by the carrier, who knows no firms',
  title_requests_no: 'quoted at the desk, across firms; given by the server',
  receipts_no: 'quoted to banks and in letters, which know no firms; given by the server',
  write_offs_no: 'quoted at the desk, across firms; given by the server',
  payments_no: 'quoted to payment channels, who know no firms; given by the server',
  payments_trade: 'given by the channel, who knows no firms',
  payment_refunds_no: 'quoted to payment channels, who know no firms; given by the server',
  audit_chain_log: 'a row is sealed once, whoever seals it',
  approval_mail_tokens_pkey: 'the token is looked up before the firm is known',
  attachments_stored_as: 'name in the store, which knows no firms; 128 random bits, given by the server',
  share_links_token: 'a link is opened before the firm is known',
  survey_answers_once: 'people without a firm answer too',
  survey_answers_pkey: 'surrogate key',
  item_corrections_number_unique: 'visitors without a firm quote it too; given by the server',
};

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const query = async <T extends Record<string, unknown>>(text: string) =>
  (await db.owner.execute<T>(sql.raw(text))).rows;

describe('the catalogue of tables', () => {
  it('protects every table that is not declared public', async () => {
    const rows = await query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')
        and not (c.relrowsecurity and c.relforcerowsecurity
          and exists (select 1 from pg_policy p where p.polrelid = c.oid)) order by 1`);
    expect(rows.map((row) => row.name)).toEqual(PUBLIC_TABLES);
  });

  it('checks what is written wherever it checks what is read', async () => {
    const rows = await query<{ name: string }>(`
      select c.relname || '.' || p.polname as name from pg_policy p join pg_class c on c.oid = p.polrelid
      where p.polcmd in ('*', 'a', 'w') and p.polwithcheck is null`);
    expect(rows).toEqual([]);
  });

  it('gives the application no ownership and no way around', async () => {
    const [role] = await query<{ rolsuper: boolean; rolbypassrls: boolean; rolcreaterole: boolean; owned: number }>(`
      select rolsuper, rolbypassrls, rolcreaterole,
        (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where rolname = 'shop_app'`);
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, owned: 0 });
  });

  it('carries the firm in every foreign key between firm tables', async () => {
    const rows = await query<{ name: string }>(`
      with firm_tables as (select attrelid from pg_attribute where attname = 'firm_id' and not attisdropped)
      select conrelid::regclass || ' ' || conname as name from pg_constraint
      where contype = 'f' and conrelid in (select * from firm_tables) and confrelid in (select * from firm_tables)
        and not exists (select 1 from unnest(conkey) k join pg_attribute a on a.attrelid = conrelid and a.attnum = k
          where a.attname = 'firm_id')`);
    expect(rows).toEqual([]);
  });

  it('starts every unique of a firm table with the firm', async () => {
    const rows = await query<{ name: string }>(`
      select i.indexrelid::regclass::text as name from pg_index i
        join pg_attribute f on f.attrelid = i.indrelid and f.attname = 'firm_id' and not f.attisdropped
        join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and i.indisunique and i.indkey[0] <> f.attnum
        and not (i.indisprimary and i.indnatts = 1 and exists (select 1 from pg_attribute a
          where a.attrelid = i.indrelid and a.attnum = i.indkey[0] and a.attidentity = 'a'))`);
    expect(rows.map((row) => row.name).filter((name) => !(name in GLOBAL_UNIQUES))).toEqual([]);
  });
});

describe('a forgotten predicate', () => {
  it('shows no row of another firm and writes none', async () => {
    const mine = await buildMember(db.owner);
    const theirs = await buildMember(db.owner);
    const count = (scope: { firmId: bigint | null; userId: bigint | null }) =>
      inTransaction(db.app, scope, 'read', async (tx) => {
        const { rows } = await tx.execute<{ firm_id: string }>(sql`select firm_id from memberships`);
        return rows.map((row) => BigInt(row.firm_id));
      });
    expect(await count(mine)).toEqual([mine.firmId]);
    expect(await count(theirs)).toEqual([theirs.firmId]);
    expect(await count({ firmId: null, userId: null })).toEqual([]);
    const intrusion = inTransaction(db.app, mine, 'write', (tx) =>
      tx.execute(sql`insert into roles (firm_id, name) values (${theirs.firmId}, 'x')`),
    );
    await expect(intrusion).rejects.toThrow();
  });

  it('cannot rewrite the audit log', async () => {
    const mine = await buildMember(db.owner);
    const rewrite = inTransaction(db.app, mine, 'write', (tx) => tx.execute(sql`delete from audit_log`));
    await expect(rewrite).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
