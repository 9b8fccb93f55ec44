import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { defaultRegionOfCaller } from '#features/profile/api/public.ts';
import { readCookie } from '#platform/api/cookies.ts';
import { currentScopeOrNull } from '#platform/api/request-scope.ts';
import { REGION_COOKIE, readRegionCode } from '../rules/region-code.ts';
import { regionRules as r } from './item-tables.ts';

/** Where the outer query keeps what rules of regions speak of. */
interface RuledColumns {
  skuId: AnyColumn | SQL;
  brandId: AnyColumn | SQL;
  /** Ids of the categories from the top down, as an array. */
  categoryPath: AnyColumn | SQL;
}

/** Where goods go as far as somebody has said so: the region an order names, else the one chosen in this browser. */
export function chosenRegion(named?: string): string | null {
  if (named !== undefined) return named;
  return readRegionCode(readCookie(currentScopeOrNull()?.headers.get('cookie') ?? null, REGION_COOKIE));
}

/**
 * Where goods would go, as text of six figures or null: the region chosen (`chosenRegion`), else that of the caller's
 * default address. The one place that decides it. It reads the same whether one was chosen or not.
 */
export const deliveryRegion = (chosen: Placeholder<string, string | null>): SQL<string | null> =>
  sql<string | null>`coalesce(${chosen}::text, ${defaultRegionOfCaller()})`;

/** Whether the item of the outer query is not sold into a region (specification 5, notCart); never without a region. */
export function bannedIn(region: SQL<string | null>, { skuId, brandId, categoryPath }: RuledColumns): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${r} cross join (select ${region} as code) as region
    where (${r.kind} = 'sku' and ${r.targetId} = ${skuId} or ${r.kind} = 'brand' and ${r.targetId} = ${brandId}
      or ${r.kind} = 'category' and ${r.targetId} = any(${categoryPath}))
    and ${r.regionPrefix} in (left(region.code, 2), left(region.code, 4), region.code))`;
}
