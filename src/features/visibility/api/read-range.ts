import { and, asc, eq, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import type { FirmChoice, RuleEffect, RuleKind } from '../contract/visibility-schemas.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;
const MOST_CHOICES = 30;

/** Beginning or inside of a name; signs mean themselves. */
const holds = (text: string, keyword: string) => sql`strpos(upper(${sql.raw(text)}), upper(${keyword}::text)) > 0`;

/** Customers whose name or code holds the keyword, those with rules first. */
export async function readCustomers(db: Db, keyword: string): Promise<FirmChoice[]> {
  const { rows } = await db.execute<FirmChoice & Record<string, unknown>>(sql`
    select f.customer_code as "customerCode", f.name as "firmName",
      (select count(*)::int from visibility_rules_view r where r.firm_id = f.id) as "ruleCount"
    from firms_view f where f.firm_type <> 'operator' and (${holds('f.name', keyword)} or ${holds('f.customer_code', keyword)})
    order by "ruleCount" desc, f.customer_code limit ${MOST_CHOICES}`);
  return rows;
}

export async function readBrands(db: Db, keyword: string): Promise<{ code: string; name: string }[]> {
  const { rows } = await db.execute<{ code: string; name: string }>(sql`
    select b.code, b.name from brands_view b
    where ${holds('b.name', keyword)} or ${holds("coalesce(b.name_en, '')", keyword)} or ${holds('b.code', keyword)}
    order by length(b.name), b.name limit ${MOST_CHOICES}`);
  return rows;
}

export type CustomerFirm = Pick<typeof firmsView.$inferSelect, 'id' | 'customerCode' | 'name' | 'settings'>;

/** The customer with this code; the shop's own firm is none. */
export async function readCustomer(db: Db, customerCode: string): Promise<CustomerFirm | undefined> {
  const [firm] = await db
    .select({
      id: firmsView.id,
      customerCode: firmsView.customerCode,
      name: firmsView.name,
      settings: firmsView.settings,
    })
    .from(firmsView)
    .where(and(eq(firmsView.customerCode, customerCode), sql`${firmsView.firmType} <> 'operator'`));
  return firm;
}

export interface NamedRule extends Record<string, unknown> {
  userId: string | null;
  effect: RuleEffect;
  kind: RuleKind;
  code: string;
  name: string;
  createdAt: string;
}

/** Rules of a firm with what they name, newest first. */
export async function readRules(db: Db, firmId: bigint): Promise<NamedRule[]> {
  const { rows } = await db.execute<NamedRule>(sql`
    select r.user_id::text as "userId", r.effect, r.kind, coalesce(c.code, b.code, s.item_no) as code,
      coalesce((select string_agg(p.name, ' / ' order by p.level) from categories_view p where p.id = any(c.path_ids)),
        c.name, b.name, s.name) as name,
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
    from visibility_rules_view r
      left join categories_view c on r.kind = 'category' and c.id = r.target_id
      left join brands_view b on r.kind = 'brand' and b.id = r.target_id
      left join skus_view s on r.kind = 'sku' and s.id = r.target_id
    where r.firm_id = ${firmId} and r.made_by = 'desk' and coalesce(c.id, b.id, s.id) is not null
    order by r.created_at desc, r.id desc`);
  return rows;
}

/**
 * Login names of the people of a firm by id; no real names, phone numbers or mail addresses. The rest of the
 * transaction reads people, not rules.
 */
export async function readPeople(db: Db, firmId: bigint): Promise<Map<string, string>> {
  await changeScope(db, IDENTITY);
  const rows = await db
    .select({ id: usersView.id, userName: usersView.userName })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(eq(membershipsView.firmId, firmId))
    .orderBy(asc(usersView.userName));
  return new Map(rows.map(({ id, userName }) => [String(id), userName]));
}
