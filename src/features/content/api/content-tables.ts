import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** Configured pictures and texts of the frame (specification 3, home picture config). Firm 0 is the default for all. */
export const pictureConfigs = pgTable(
  'picture_configs',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    configType: text('config_type').notNull(),
    appCode: text('app_code').notNull(),
    pictures: jsonb('pictures').notNull().default([]).$type<{ pictureUrl: string; linkUrl: string | null }[]>(),
    texts: jsonb('texts').notNull().default([]).$type<{ richText: string }[]>(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('picture_configs_type').on(t.firmId, t.configType, t.appCode)],
);

export const contentRules = tableRules([pictureConfigs, { openTo: 'by hand' }]);
