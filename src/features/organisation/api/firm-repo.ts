import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type FirmSettings, firms, rolePermissions, roles } from './organisation-tables.ts';

/** Numbers of customers follow the rows; what was imported or seeded has lower ones. */
const FIRST_CUSTOMER = 200_000n;

export interface NewFirm {
  name: string;
  shortName: string;
  creditCode: string;
  /** Sales person whose link led here. */
  salesCode?: string;
}

/** Null when the company is a customer already, even one that registered in the same moment. Right `identity`. */
export async function insertFirm(db: Db, { salesCode, ...facts }: NewFirm) {
  const settings = {
    phoneVersionSwitch: '0',
    customerServiceSwitch: '0',
    ...(salesCode ? { salesCode } : {}),
  } as const;
  const [row] = await db
    .insert(firms)
    // Until the row has its number, the credit code, unique as well, stands in its place.
    .values({ ...facts, customerCode: facts.creditCode, settings })
    .onConflictDoNothing()
    .returning({ id: firms.id });
  if (!row) return null;
  const customerCode = `C${FIRST_CUSTOMER + row.id}`;
  await db.update(firms).set({ customerCode }).where(eq(firms.id, row.id));
  return { id: row.id, customerCode };
}

/** The roles every firm starts with, by name. Right `identity`. */
export async function insertTemplateRoles(
  db: Db,
  firmId: bigint,
  templates: Readonly<Record<string, readonly string[]>>,
): Promise<ReadonlyMap<string, bigint>> {
  const ids = new Map<string, bigint>();
  for (const [name, codes] of Object.entries(templates)) {
    const [role] = await db.insert(roles).values({ firmId, name }).returning({ id: roles.id });
    if (!role) throw new Error(`role ${name} not written`);
    await db.insert(rolePermissions).values(codes.map((code) => ({ firmId, roleId: role.id, code })));
    ids.set(name, role.id);
  }
  return ids;
}

export async function saveIndustry(db: Db, firmId: bigint, industry: string, codes: readonly string[]): Promise<void> {
  const settings = sql`${firms.settings} || jsonb_build_object('boughtCategories', ${JSON.stringify(codes)}::jsonb)`;
  await db.update(firms).set({ industry, settings }).where(eq(firms.id, firmId));
}

/** Changes these settings of a firm; the others stay. */
export async function changeSettings(db: Db, firmId: bigint, changed: Partial<FirmSettings>): Promise<void> {
  const settings = sql`${firms.settings} || ${JSON.stringify(changed)}::jsonb`;
  await db.update(firms).set({ settings }).where(eq(firms.id, firmId));
}
