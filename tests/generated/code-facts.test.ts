import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { factsOfCode } from '../../scripts/db-facts/code-facts.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const FACTS = await factsOfCode();

const query = async <T extends Record<string, unknown>>(text: string) =>
  (await db.owner.execute<T>(sql.raw(text))).rows;

const pairs = async (text: string) =>
  Object.fromEntries((await query<{ name: string; value: string }>(text)).map(({ name, value }) => [name, value]));

describe('what follows from the code', () => {
  it('is what the last migration left: npm run db:generate writes the rest', async () => {
    const recorded = JSON.parse(await readFile('db/migrations/meta/_code_facts.json', 'utf8'));
    expect(FACTS).toEqual(recorded);
  });

  it('are the sequences of the database', async () => {
    const rows = await query<{ name: string }>(`
      select relname as name from pg_class c where relkind = 'S' and relnamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')) order by 1`);
    expect(rows.map(({ name }) => name)).toEqual(FACTS.sequences);
  });

  it('are its tables of firms, and who has their rows beside the firm', async () => {
    const stands = await pairs(`
      select c.relname as name, coalesce((
        select case when pg_get_expr(p.polqual, p.polrelid) = '(firm_id = ( SELECT app_firm_id() AS app_firm_id))' then 'firm'
          else substring(pg_get_expr(p.polqual, p.polrelid) from
            '^\\(\\(firm_id = \\( SELECT app_firm_id\\(\\) AS app_firm_id\\)\\) OR \\(\\( SELECT app_scope\\(\\) AS app_scope\\) = ''(\\w+)''::text\\)\\)$') end
        from pg_policy p where p.polrelid = c.oid and p.polname = 'firm'
          and pg_get_expr(p.polqual, p.polrelid) = pg_get_expr(p.polwithcheck, p.polrelid)), 'by hand') as value
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'firm_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
    expect(stands).toEqual(FACTS.firmTables);
  });

  it('are the rows that are written once', async () => {
    const stands = await pairs(`
      select c.relname as name, case when exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'written_once')
        then 'ledger' else 'rows' end as value
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and has_table_privilege('shop_app', c.oid, 'insert') and not has_any_column_privilege('shop_app', c.oid, 'update')
        and not has_table_privilege('shop_app', c.oid, 'update') and not has_table_privilege('shop_app', c.oid, 'delete')`);
    expect(stands).toEqual(FACTS.writtenOnce);
  });

  it('are the tables whose states are guarded', async () => {
    const stands = await pairs(`
      select tgrelid::regclass::text as name, encode(substring(tgargs for length(tgargs) - 1), 'escape') as value
      from pg_trigger where tgname = 'guard_state' and tgnargs = 1`);
    expect(stands).toEqual(FACTS.guards);
  });
});
