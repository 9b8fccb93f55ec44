import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { unspscClasses } from './item-tables.ts';

type UnspscClass = typeof unspscClasses.$inferInsert;

/** Adds classes and corrects those that differ; answers how many were added and how many changed. */
export async function upsertUnspsc(db: Db, rows: readonly UnspscClass[]): Promise<{ added: number; changed: number }> {
  if (rows.length === 0) return { added: 0, changed: 0 };
  const { code, level, parentCode, nameZh, nameEn } = unspscClasses;
  const written = await db
    .insert(unspscClasses)
    .values([...rows])
    .onConflictDoUpdate({
      target: code,
      set: {
        level: sql`excluded.level`,
        parentCode: sql`excluded.parent_code`,
        nameZh: sql`excluded.name_zh`,
        nameEn: sql`excluded.name_en`,
      },
      setWhere: sql`(${level}, ${parentCode}, ${nameZh}, ${nameEn}) is distinct from
        (excluded.level, excluded.parent_code, excluded.name_zh, excluded.name_en)`,
    })
    // A row that was inserted has no older version.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, changed: written.length - added };
}
