import { asc, eq, inArray, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { industryName } from '#features/organisation/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { SavedScene, SceneSummary } from '../contract/scene-schemas.ts';
import { sceneItems, scenes } from './recommendation-tables.ts';

const COLUMNS = { id: scenes.code, name: scenes.name, summary: scenes.summary, industry: scenes.industry };

interface SceneRow extends Omit<SceneSummary, 'industryName'> {
  industry: string | null;
}

export const presentScene = ({ industry, ...scene }: SceneRow): SceneSummary => ({
  ...scene,
  industryName: industryName(industry),
});

export async function readScenes(db: Db): Promise<SceneRow[]> {
  return db.select(COLUMNS).from(scenes).orderBy(asc(scenes.sort), asc(scenes.id));
}

/** A scene with its items in their order; undefined when there is none of that code. */
export async function readScene(db: Db, code: string): Promise<(SceneRow & { skuIds: bigint[] }) | undefined> {
  const [scene] = await db.select(COLUMNS).from(scenes).where(eq(scenes.code, code));
  if (!scene) return undefined;
  const items = await db
    .select({ skuId: sceneItems.skuId })
    .from(sceneItems)
    .innerJoin(scenes, eq(scenes.id, sceneItems.sceneId))
    .where(eq(scenes.code, code))
    .orderBy(asc(sceneItems.sort), asc(sceneItems.skuId));
  return { ...scene, skuIds: items.map(({ skuId }) => skuId) };
}

/** Writes a scene as it is to be from now on; one of that code is replaced as a whole. */
export async function putScene(db: Db, scene: SavedScene, skuIds: readonly bigint[]): Promise<void> {
  const { code, name, summary, industry, sort } = scene;
  const values = { code, name, summary, industry, sort };
  const [row] = await db
    .insert(scenes)
    .values(values)
    .onConflictDoUpdate({ target: scenes.code, set: values })
    .returning({ key: scenes.id });
  if (!row) throw new Error('scene not written');
  await db.execute(sql`delete from scene_items where scene_id = ${row.key}`);
  await db.insert(sceneItems).values(skuIds.map((skuId, sort) => ({ sceneId: row.key, skuId, sort })));
}

/** Ids by item number, whoever may see the items: a scene may be made for one firm. */
export async function readSkuIds(db: Db, itemNos: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ id: skusView.id, itemNo: skusView.itemNo })
    .from(skusView)
    .where(inArray(skusView.itemNo, [...itemNos]));
  return new Map(rows.map(({ id, itemNo }) => [itemNo, id]));
}
