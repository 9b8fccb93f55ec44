import { and, desc } from 'drizzle-orm';
import { amongTexts } from '#platform/api/among.ts';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { sanitizeHtml } from '#platform/shared/sanitize-html.ts';
import type { HeaderConfigItem } from '../contract/content-contract.ts';
import { pictureConfigs } from './content-tables.ts';

type ConfigType = HeaderConfigItem['configType'];

const configsOf = compiledSelect<{ types: readonly string[]; appCodes: readonly string[] }>()((db, given) =>
  db
    .select()
    .from(pictureConfigs)
    .where(and(amongTexts(pictureConfigs.configType, given.types), amongTexts(pictureConfigs.appCode, given.appCodes)))
    .orderBy(desc(pictureConfigs.firmId)),
);

/** Configured texts are few, and every page shows them. */
const MOST_CLEANED = 200;
const cleaned = new Map<string, string>();

function cleanOnce(text: string): string {
  const known = cleaned.get(text);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(text);
  if (cleaned.size >= MOST_CLEANED) cleaned.clear();
  cleaned.set(text, clean);
  return clean;
}

/** Pictures and texts of the frame; what a firm configured for itself goes before what holds for all. */
export async function readHeaderConfig(db: Db, types: ConfigType[], appCodes: string[]): Promise<HeaderConfigItem[]> {
  const rows = await configsOf(db, { types, appCodes });
  return types.flatMap((configType) => {
    const row = rows.find((candidate) => candidate.configType === configType);
    if (!row) return [];
    const configTextList = row.texts.map(({ richText }) => ({ richText: cleanOnce(richText) }));
    return [{ configType, configInfoList: [{ configPictureList: row.pictures, configTextList }] }];
  });
}
