import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { getViewConfig, isPgView } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DbScope, inTransaction } from '#platform/api/database.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';

/** Views declared in code, by name, with what hands them out. */
async function declaredViews(): Promise<Map<string, string>> {
  const files = (await readdir('src/features', { recursive: true })).filter((path) =>
    /\/api\/[^/]+-views\.ts$/.test(path),
  );
  const found = new Map<string, string>();
  for (const file of files) {
    const exported = await import(/* @vite-ignore */ pathToFileURL(`src/features/${file}`).href);
    for (const [name, view] of Object.entries(exported)) {
      if (!isPgView(view)) throw new Error(`${file} hands out ${name}, which is no view`);
      found.set(getViewConfig(view).name, file);
    }
  }
  return found;
}

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const query = async <T extends Record<string, unknown>>(text: string) =>
  (await db.owner.execute<T>(sql.raw(text))).rows;

describe('views of an owner for others', () => {
  it('stand in the database as they are declared', async () => {
    const rows = await query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`);
    const declared = await declaredViews();
    expect(declared.size).toBeGreaterThan(15);
    expect(rows.map(({ name }) => name).sort()).toEqual([...declared.keys()].sort());
  });

  it('ask with the rights of the caller, belong to the owner of the tables, and are for reading', async () => {
    const rows = await query(`
      select c.relname as name,
        coalesce('security_invoker=true' = any(c.reloptions), false) as invoker,
        c.relowner::regrole::text = 'shop_owner' as owned,
        has_table_privilege('shop_app', c.oid, 'select') as readable,
        has_table_privilege('shop_app', c.oid, 'insert') or has_table_privilege('shop_app', c.oid, 'update')
          or has_table_privilege('shop_app', c.oid, 'delete') as writable
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')`);
    const expected = { invoker: true, owned: true, readable: true, writable: false };
    expect(rows).toEqual(rows.map(({ name }) => ({ name, ...expected })));
  });

  it('are columns of one table and nothing that the planner could not see through', async () => {
    const rows = await query<{ name: string; text: string }>(`
      select relname as name, regexp_replace(pg_get_viewdef(oid), '\\s+', ' ', 'g') as text
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`);
    const plain = ({ name, text }: { name: string; text: string }) =>
      new RegExp(`^ ?SELECT [a-z0-9_, ]+ FROM ${name.replace(/_view$/, '')};$`).test(text);
    expect(rows.filter((row) => !plain(row))).toEqual([]);
  });
});

/** Statements over several views, written over tables as well: `{name}` is the one or the other. */
const JOINED = [
  'select l.item_no, s.name from {orders} o join {order_lines} l on l.firm_id = o.firm_id and l.order_id = o.id join {skus} s on s.id = l.sku_id where o.order_no = $$x$$',
  'select u.real_name from {memberships} m join {users} u on u.id = m.user_id left join {departments} d on d.firm_id = m.firm_id and d.id = m.department_id where m.firm_id = 1 order by d.place limit 9',
  'select s.id from {skus} s join {categories} c on c.id = s.category_id left join {brands} b on b.id = s.brand_id where s.item_no = any($${A}$$::text[])',
  'select f.name from {firms} f where exists (select from {orders} o where o.firm_id = f.id and o.user_id in (select m.user_id from {memberships} m where m.firm_id = f.id))',
];

/** Plans call the relations of a view by the names of tables, and those of a statement by its own. */
const withoutNames = (line: string) =>
  line.replace(/ on (\w+) \w+$/, ' on $1').replaceAll(/\b[a-z_]+(_\d+)?\.(?=[a-z_])/g, '');

describe('the planner', () => {
  it.each(JOINED)('plans %s as it plans the tables', async (text) => {
    const planOf = (name: (table: string) => string) =>
      inTransaction(db.app, { firmId: 1n, userId: 1n }, 'read', async (tx) => {
        const statement = text.replaceAll(/\{([a-z_]{2,})\}/g, (_, table: string) => name(table));
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain (costs off) ${statement}`));
        return rows.map((row) => withoutNames(row['QUERY PLAN']));
      });
    expect(await planOf((table) => `${table}_view`)).toEqual(await planOf((table) => table));
  });
});

interface FirmView extends Record<string, unknown> {
  name: string;
  base: string;
  /** Column that says whose a row is. */
  firm: string;
}

/** Views over tables that row-level security protects and whose rows belong to a firm. */
const FIRM_VIEWS = `
  select v.relname as name, t.relname as base, case t.relname when 'firms' then 'id' else 'firm_id' end as firm
  from pg_class v join pg_class t on t.relname = regexp_replace(v.relname, '_view$', '') and t.relkind = 'r'
  where v.relnamespace = 'public'::regnamespace and t.relnamespace = v.relnamespace and v.relkind = 'v'
    and t.relrowsecurity and t.relname <> 'users' order by 1`;

/** What may stand in a column that must not be empty, by its type; numbers take the firm's. */
const MADE: Readonly<Record<string, (firmId: bigint) => string>> = {
  text: (firmId) => `'x${firmId}'`,
  jsonb: () => `'{}'`,
  date: () => 'current_date',
  'timestamp with time zone': () => 'now()',
  'text[]': () => `'{}'`,
  'bigint[]': () => `'{}'`,
  boolean: () => 'false',
  // The firm's number is too great for it.
  smallint: () => '1',
};

/** A row of a firm. References, checks and triggers are taken off before: only whose row it is matters here. */
async function plantRow({ base, firm }: FirmView, firmId: bigint): Promise<void> {
  const columns = await query<{ name: string; type: string; identity: string }>(`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attidentity as identity
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = '${base}'::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull
      and d.oid is null and (a.attidentity = '' or a.attname = '${firm}')`);
  const values = columns.map(({ name, type }) => (name === firm ? undefined : MADE[type])?.(firmId) ?? `${firmId}`);
  const names = columns.map(({ name }) => name).join(', ');
  await query(`insert into ${base} (${names}) overriding system value values (${values.join(', ')})`);
}

async function takeOffConstraints(base: string): Promise<void> {
  const rows = await query<{ name: string }>(`
    select conname as name from pg_constraint where conrelid = '${base}'::regclass and contype in ('c', 'f')`);
  for (const { name } of rows) await query(`alter table ${base} drop constraint if exists ${name}`);
  await query(`alter table ${base} disable trigger user`);
}

describe('a view asked without a word about the firm', () => {
  const [mine, theirs] = [900_000_001n, 900_000_002n];
  let views: FirmView[] = [];
  const firmsIn = (scope: DbScope, relation: string, firm: string) =>
    inTransaction(db.app, scope, 'read', async (tx) => {
      const { rows } = await tx.execute<{ firm: string; rows: number }>(
        sql.raw(`select ${firm} as firm, count(*)::int as rows from ${relation} group by 1 order by 1`),
      );
      return rows.map((row) => `${row.firm}: ${row.rows}`);
    });

  beforeAll(async () => {
    views = await query<FirmView>(FIRM_VIEWS);
    for (const view of views) {
      await takeOffConstraints(view.base);
      for (const firmId of [mine, theirs]) await plantRow(view, firmId);
    }
  });

  it('shows no row of another firm, and none to nobody', async () => {
    expect(views.length).toBeGreaterThan(8);
    for (const { name, firm } of views) {
      expect(await query(`select from ${name} where ${firm} in (${mine}, ${theirs})`), name).toHaveLength(2);
      expect(await firmsIn({ firmId: mine, userId: mine }, name, firm), name).toEqual([`${mine}: 1`]);
      expect(await firmsIn({ firmId: null, userId: null }, name, firm), name).toEqual([]);
    }
  });

  it.each(['identity', 'desk', 'worker'] as const)('shows the right `%s` what the table shows it', async (right) => {
    const scope = { firmId: mine, userId: mine, right };
    for (const { name, base, firm } of views) {
      expect(await firmsIn(scope, name, firm), name).toEqual(await firmsIn(scope, base, firm));
    }
  });

  it('shows people to their firm and to themselves', async () => {
    const [ours, others] = [await buildMember(db.owner), await buildMember(db.owner)];
    const seen = await inTransaction(db.app, ours, 'read', async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`select id from users_view`);
      return rows.map(({ id }) => BigInt(id));
    });
    expect(seen).toEqual([ours.userId]);
    expect(seen).not.toContain(others.userId);
  });
});
