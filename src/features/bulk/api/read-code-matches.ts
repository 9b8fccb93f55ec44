import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { MatchKind } from '../rules/clues.ts';

/** A text somebody wrote for an item, in the forms it is compared in. */
export interface AskedCode {
  text: string;
  /** As item numbers are written, should it be one. */
  upper: string;
  /** As manufacturers' numbers are indexed: upper case, without `- / space . _`. */
  mpnKey: string;
  /** As customers' codes are compared. */
  customerKey: string;
}

export interface CodeMatch {
  text: string;
  kind: MatchKind;
  skuId: bigint;
}

/** More items under one manufacturer's number decide nothing; a few are offered. */
const MOST_OF_A_NUMBER = 6;

/**
 * Items by what people write for them: our number, the caller's firm's own code, the manufacturer's number. One
 * statement, each part by its index, however many codes are asked. What is hidden from the caller is among the answers:
 * whoever asks for the offers of these items does not get it.
 */
export async function readCodeMatches(db: Db, codes: readonly AskedCode[]): Promise<CodeMatch[]> {
  if (codes.length === 0) return [];
  const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const { rows } = await db.execute<{ text: string; kind: MatchKind; sku_id: string }>(sql`
    with asked as (
      select * from unnest(${list(codes.map(({ text }) => text))}, ${list(codes.map(({ upper }) => upper))},
        ${list(codes.map(({ mpnKey }) => mpnKey))}, ${list(codes.map(({ customerKey }) => customerKey))})
        as a (text, upper, mpn_key, customer_key)
    )
    select a.text, 'item' as kind, s.id::text as sku_id from asked a join skus_view s on s.item_no = a.text
    union select a.text, 'item', s.id::text from asked a join skus_view s on s.item_no = a.upper
    union select a.text, 'customer', c.sku_id::text from asked a
      join customer_items_view c on c.firm_id = app_firm_id() and c.code_key = a.customer_key
      where a.customer_key <> ''
    union select a.text, 'mpn', m.id::text from asked a
      cross join lateral (select s.id from skus_view s
        where upper(regexp_replace(s.mpn, '[-/ ._]', '', 'g')) = a.mpn_key order by s.id limit ${MOST_OF_A_NUMBER}) m
      where a.mpn_key <> ''`);
  return rows.map(({ text, kind, sku_id }) => ({ text, kind, skuId: BigInt(sku_id) }));
}
