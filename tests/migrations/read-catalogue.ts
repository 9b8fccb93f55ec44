import type pg from 'pg';

/** Grants without the order in which they were given. */
const grants = (acl: string) => `(select array_agg(a::text order by a::text) from unnest(${acl}) a)`;
/** What came with an extension belongs to it. */
const own = (catalogue: string, id: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${id} and d.deptype = 'e')`;
const PUBLIC = `'public'::regnamespace`;

/** What PostgreSQL knows of a database, kind by kind, without the numbers it gave to things and the order they came in. */
const QUESTIONS = {
  relations: `select c.relname, c.relkind, c.relpersistence, c.relowner::regrole, c.relrowsecurity, c.relforcerowsecurity,
      c.relreplident, c.reloptions, t.reloptions as toast, m.amname, ${grants('c.relacl')} as acl, pg_get_viewdef(c.oid) as view
    from pg_class c left join pg_class t on t.oid = c.reltoastrelid left join pg_am m on m.oid = c.relam
    where c.relnamespace = ${PUBLIC} and c.relkind <> 'i'`,
  columns: `select c.relname, a.attname, row_number() over (partition by c.oid order by a.attnum) as place,
      format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity, a.attgenerated, a.attstorage,
      a.attcompression, a.attstattarget, a.attoptions, a.attcollation::regcollation, ${grants('a.attacl')} as acl,
      pg_get_expr(d.adbin, d.adrelid) as preset
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = ${PUBLIC} and c.relkind in ('r', 'v', 'm', 'p', 'c') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select conrelid::regclass as place, conname, contype, condeferrable, condeferred, convalidated,
      pg_get_constraintdef(oid) as text from pg_constraint where connamespace = ${PUBLIC}`,
  indexes: `select pg_get_indexdef(i.indexrelid) as text, i.indisvalid, i.indisclustered, i.indisreplident
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = ${PUBLIC}`,
  triggers: `select pg_get_triggerdef(t.oid) as text, t.tgenabled from pg_trigger t where not t.tgisinternal`,
  functions: `select pg_get_functiondef(p.oid) as text, p.proowner::regrole, ${grants('p.proacl')} as acl
    from pg_proc p where p.pronamespace = ${PUBLIC} and ${own('pg_proc', 'p.oid')}`,
  policies: 'select * from pg_policies',
  sequences: `select s.*, (select array_agg(d.refobjid::regclass || ' ' || a.attname)
      from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.objid = (s.schemaname || '.' || s.sequencename)::regclass and d.deptype in ('a', 'i')) as owner_column
    from pg_sequences s where s.schemaname = 'public'`,
  types: `select t.typname, t.typtype, t.typbasetype::regtype, t.typnotnull, t.typdefault, ${grants('t.typacl')} as acl,
      (select array_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels
    from pg_type t where t.typnamespace = ${PUBLIC} and t.typtype in ('e', 'd', 'c', 'r') and ${own('pg_type', 't.oid')}`,
  rules: `select pg_get_ruledef(r.oid) as text from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relnamespace = ${PUBLIC}`,
  statistics: `select pg_get_statisticsobjdef(oid) as text from pg_statistic_ext where stxnamespace = ${PUBLIC}`,
  extensions: 'select extname, extversion, extnamespace::regnamespace from pg_extension',
  schemas: `select nspname, nspowner::regrole, ${grants('nspacl')} as acl from pg_namespace where nspname !~ '^pg_'`,
  presets: `select defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, ${grants('defaclacl')} as acl
    from pg_default_acl`,
  comments: `select classoid::regclass as kind, pg_describe_object(classoid, objoid, objsubid) as what, description
    from pg_description where classoid in ('pg_class'::regclass, 'pg_proc'::regclass, 'pg_constraint'::regclass,
      'pg_trigger'::regclass, 'pg_policy'::regclass) and objoid >= 16384`,
  settings: `select setrole::regrole, setconfig from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database())`,
  events: 'select evtname, evtevent, evtfoid::regproc, evtenabled from pg_event_trigger',
} as const;

type Catalogue = Record<keyof typeof QUESTIONS | 'rows', string[]>;

/** Everything a database is made of, and every row in it, as text that two databases can be compared by. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  // Names of other schemas than `pg_catalog` would be left out where they are searched.
  await client.query(`set search_path = ''`);
  const answers: Partial<Catalogue> = {};
  for (const [kind, question] of Object.entries(QUESTIONS)) {
    answers[kind as keyof typeof QUESTIONS] = await linesOf(client, question);
  }
  return { ...answers, rows: await readRows(client) } as Catalogue;
}

async function linesOf(client: pg.Client, question: string): Promise<string[]> {
  const { rows } = await client.query(question);
  return rows.map((row) => JSON.stringify(row)).sort();
}

async function readRows(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = ${PUBLIC}`,
  );
  const lines: string[] = [];
  for (const { name } of rows) lines.push(...(await linesOf(client, `select '${name}' as place, t.* from ${name} t`)));
  return lines.sort();
}
