import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { INTERNAL_COLUMNS, INTERNAL_TABLES, INTERNAL_WHERE } from './internal-columns.ts';

export interface WordColumn extends Record<string, unknown> {
  table: string;
  column: string;
  type: string;
  hasFirm: boolean;
  hasUser: boolean;
}

/** Every column that can hold words, of every protected table. */
export async function wordColumns(owner: NodePgDatabase): Promise<WordColumn[]> {
  const has = (name: string) =>
    `exists (select from pg_attribute f where f.attrelid = c.oid and f.attname = '${name}')`;
  const { rows } = await owner.execute<WordColumn>(
    sql.raw(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      ${has('firm_id')} as "hasFirm", ${has('user_id')} as "hasUser"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, null) in ('text', 'jsonb', 'text[]', 'character varying') order by 1, 2`),
  );
  return rows;
}

export const isInternal = ({ table, column }: Pick<WordColumn, 'table' | 'column'>): boolean =>
  INTERNAL_TABLES.has(table) || INTERNAL_COLUMNS.has(`${table}.${column}`);

/** Numbers, keys and words of a fixed list: nobody writes them, and what holds them together must go on holding. */
const NO_WORDS =
  /(?:^|_)(?:no|hash|key|status|kind|type|types|mode|path|frequency|policy|effect|as|scope|side|split|code|topic|route|token|action|id|place)$/;
/** Keys that are told as they are. */
const TOLD_KEYS = new Set([
  'cost_centers.code',
  'order_lines.customer_code',
  'departments.code',
  'statements.group_key',
]);
/** Of a fixed list, under a name that holds words elsewhere. */
const FIXED = new Set(['quote_costs.source']);
const isWords = ({ table, column, type }: WordColumn) =>
  type === 'text' &&
  !FIXED.has(`${table}.${column}`) &&
  (!NO_WORDS.test(column) || TOLD_KEYS.has(`${table}.${column}`));

/** Words inside documents: where they stand in them. */
const JSON_WORDS: Readonly<Record<string, (canary: string) => string>> = {
  'approval_flows.nodes': (canary) => `jsonb_set(nodes, '{0,name}', '"${canary}"')`,
  'approval_requests.reasons': (canary) => `jsonb_set(reasons, '{0,because}', '["${canary}"]')`,
  'orders.over_budget': (canary) => `jsonb_set(over_budget, '{reason}', '"${canary}"')`,
};

/** What the wire would show of a column. */
export const canaryOf = ({ table, column }: Pick<WordColumn, 'table' | 'column'>) => `canary-${table}-${column}-`;

const valueOf = (one: WordColumn): string | undefined =>
  isWords(one)
    ? `'${canaryOf(one)}' || substr(md5(random()::text), 1, 10)`
    : JSON_WORDS[`${one.table}.${one.column}`]?.(canaryOf(one));

/** Writes a canary into a column of one company, past the rules that keep what was written; the rows it stands in. */
async function plant(owner: NodePgDatabase, one: WordColumn, value: string, firmId: bigint): Promise<number> {
  const { table, column, hasFirm } = one;
  const mine = hasFirm
    ? `firm_id = ${firmId}`
    : `id in (select user_id from memberships where firm_id = ${firmId} and participant_extend_type <> 5)`;
  const where = [mine, INTERNAL_WHERE[`${table}.${column}`], `${column} is not null`].filter(Boolean).join(' and ');
  return owner.transaction(async (db) => {
    await db.execute(sql.raw(`alter table ${table} disable trigger user`));
    const { rowCount } = await db.execute(sql.raw(`update ${table} set ${column} = ${value} where ${where}`));
    await db.execute(sql.raw(`alter table ${table} enable trigger user`));
    return rowCount ?? 0;
  });
}

/** Canaries in every internal column of words of a company; answers those that stand in some row. */
export async function plantCanaries(owner: NodePgDatabase, firmId: bigint): Promise<string[]> {
  const planted: string[] = [];
  for (const one of await wordColumns(owner)) {
    const value = isInternal(one) && (one.hasFirm || one.table === 'users') ? valueOf(one) : undefined;
    if (value && (await plant(owner, one, value, firmId)) > 0) planted.push(canaryOf(one));
  }
  return planted;
}
