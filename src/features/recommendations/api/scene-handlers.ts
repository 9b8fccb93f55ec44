import { isIndustry } from '#features/organisation/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { recommendationContract, recommendationErrors } from '../contract/recommendation-contract.ts';
import { readIndustry } from './read-industry.ts';
import { readShelf } from './read-shelf.ts';
import { presentScene, putScene, readScene, readScenes, readSkuIds } from './scene-repo.ts';

const feature = implementFeature(recommendationContract);

/** Scenes offered to one person. */
const OFFERED = 8;

/** Ids of the items in the order of the list; refuses the list when it names something the shop does not have. */
async function findAll(db: Db, itemCodes: readonly string[]): Promise<bigint[]> {
  const wanted = [...new Set(itemCodes)];
  const ids = await readSkuIds(db, wanted);
  const unknown = wanted.filter((itemNo) => !ids.has(itemNo));
  if (unknown.length > 0) throw refuse(recommendationErrors, 'SCENE_ITEMS_UNKNOWN', { data: { itemCodes: unknown } });
  return wanted.flatMap((itemNo) => ids.get(itemNo) ?? []);
}

export const sceneHandlers = {
  /** Those of the caller's industry first, then those for everybody; none of other industries. */
  scenes: feature.scenes.handler(async ({ context: { db, caller } }) => {
    const industry = await readIndustry(db, caller);
    const all = await readScenes(db);
    const own = all.filter((scene) => scene.industry !== null && scene.industry === industry);
    const common = all.filter((scene) => scene.industry === null);
    return [...own, ...common].slice(0, OFFERED).map(presentScene);
  }),
  allScenes: feature.allScenes.handler(async ({ context }) => (await readScenes(context.db)).map(presentScene)),
  scene: feature.scene.handler(async ({ input, context: { db, caller } }) => {
    const scene = await readScene(db, input.id);
    if (!scene) throw notFound('场景');
    const { skuIds, ...facts } = scene;
    const shelf = await readShelf(db, caller.levelCode, skuIds);
    return { ...presentScene(facts), items: [...shelf.values()] };
  }),
  saveScene: feature.saveScene.handler(async ({ input, context: { db, caller } }) => {
    if (input.industry !== null && !isIndustry(input.industry)) {
      throw refuse(recommendationErrors, 'SCENE_INDUSTRY_UNKNOWN');
    }
    await putScene(db, input, await findAll(db, input.itemCodes));
    await writeAudit(db, caller, { action: 'scene.saved', objectType: 'scene', objectId: input.code, after: input });
    return presentScene({ ...input, id: input.code });
  }),
};
