import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { pictureConfigs } from '#features/content/api/content-tables.ts';

/** Picture and text of the header that hold for every firm until it configures its own. */
export async function writeContent(db: NodePgDatabase): Promise<void> {
  const shared = { firmId: 0n, appCode: 'enterprise_pc' };
  await db.insert(pictureConfigs).values([
    {
      ...shared,
      configType: 'ent_search_left',
      pictures: [{ pictureUrl: '/promo-108x74.svg', linkUrl: '/search.html?keyword=M8%20内六角' }],
    },
    { ...shared, configType: 'ent_search_text', texts: [{ richText: '输入<b>产品编码</b>、产品名称或品牌' }] },
  ]);
}
