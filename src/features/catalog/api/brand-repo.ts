import { eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { brands } from './catalog-tables.ts';

export async function createBrand(db: Db, name: string, code: string): Promise<bigint> {
  const [created] = await db.insert(brands).values({ name, code }).returning({ id: brands.id });
  if (!created) throw new Error(`brand ${name} was not created`);
  return created.id;
}

/** Other names people know a brand by. */
export async function updateAliases(db: Db, code: string, aliases: readonly string[]): Promise<void> {
  await db
    .update(brands)
    .set({ aliases: [...aliases] })
    .where(eq(brands.code, code));
}
