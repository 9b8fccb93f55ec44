import { and, desc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { sanitizeHtml } from '#platform/shared/sanitize-html.ts';
import type { HeaderConfigItem } from '../contract/content-contract.ts';
import { pictureConfigs } from './content-tables.ts';

type ConfigType = HeaderConfigItem['configType'];

/** Pictures and texts of the frame; what a firm configured for itself goes before what holds for all. */
export async function readHeaderConfig(db: Db, types: ConfigType[], appCodes: string[]): Promise<HeaderConfigItem[]> {
  const rows = await db
    .select()
    .from(pictureConfigs)
    .where(and(inArray(pictureConfigs.configType, types), inArray(pictureConfigs.appCode, appCodes)))
    .orderBy(desc(pictureConfigs.firmId));
  return types.flatMap((configType) => {
    const row = rows.find((candidate) => candidate.configType === configType);
    if (!row) return [];
    const configTextList = row.texts.map(({ richText }) => ({ richText: sanitizeHtml(richText) }));
    return [{ configType, configInfoList: [{ configPictureList: row.pictures, configTextList }] }];
  });
}
