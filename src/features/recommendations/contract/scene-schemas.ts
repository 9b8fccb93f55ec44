import { z } from 'zod';
import { itemCard } from '#features/catalog/contract/item-schemas.ts';
import { itemNo, plainText } from '#platform/shared/wire-schemas.ts';

const MOST_ITEMS = 60;

/** Stands in addresses: /promotion/scene_{id}.html. What a broken link would ask for is no code. */
const sceneCode = z
  .string()
  .min(1)
  .max(40)
  .regex(/^(?!(?:undefined|null)$)[0-9a-z-]+$/, '场景编码只能包含小写字母、数字和短横线');

const facts = { name: z.string(), summary: z.string(), industryName: z.string().nullable() };

export const sceneSummary = z.object({ id: z.string(), ...facts });
export type SceneSummary = z.infer<typeof sceneSummary>;

export const sceneInput = z.strictObject({ id: sceneCode });

/** Items that the caller may see, in the order of the scene. */
export const scene = sceneSummary.extend({ items: z.array(itemCard) });
export type Scene = z.infer<typeof scene>;

export const savedScene = z.strictObject({
  code: sceneCode,
  name: plainText(30).min(1, '请填写场景名称'),
  summary: plainText(120).default(''),
  /** Code of an industry; null: for everybody. */
  industry: plainText(40).nullable().default(null),
  sort: z.number().int().min(0).max(10_000).default(0),
  itemCodes: z.array(itemNo).min(1, '请至少添加一个商品').max(MOST_ITEMS),
});
export type SavedScene = z.infer<typeof savedScene>;
