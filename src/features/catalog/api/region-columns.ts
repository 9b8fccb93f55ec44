import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
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

/**
 * Where goods would go, as text of six figures or null: the region an order names, else the one chosen in this
 * browser, else that of the caller's default address. The one place that decides it.
 */
export function deliveryRegion(named?: string): SQL<string | null> {
  const cookies = currentScopeOrNull()?.headers.get('cookie') ?? null;
  const region = named ?? readRegionCode(readCookie(cookies, REGION_COOKIE));
  return region === null ? defaultRegionOfCaller() : sql<string | null>`${region}::text`;
}

/** Whether the item of the outer query is not sold into a region (specification 5, notCart); never without a region. */
export function bannedIn(region: SQL<string | null>, { skuId, brandId, categoryPath }: RuledColumns): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${r} cross join (select ${region} as code) as region
    where (${r.kind} = 'sku' and ${r.targetId} = ${skuId} or ${r.kind} = 'brand' and ${r.targetId} = ${brandId}
      or ${r.kind} = 'category' and ${r.targetId} = any(${categoryPath}))
    and ${r.regionPrefix} in (left(region.code, 2), left(region.code, 4), region.code))`;
}
