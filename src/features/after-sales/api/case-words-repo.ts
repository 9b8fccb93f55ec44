import { type SQL, sql } from 'drizzle-orm';
import { AFTER_SALE_NUMBER, type DocumentNumber } from '#business/document-numbers/contract/document-number.ts';
import { afterSaleCases as cases } from './case-tables.ts';

/** Written out: the planner sees how many there are. */
export const listed = (ids: readonly string[]): SQL => sql.raw(`'{${ids.map(BigInt).join(',')}}'::bigint[]`);

/** The first and the last number that begin so. */
export const spanOf = (start: string, { prefix }: DocumentNumber): [first: string, last: string] => [
  start,
  start + '9'.repeat(prefix.length + 12 - start.length),
];

/** Numbers of a day or a month: all that begin so, found in an index. */
export function numberedLike(start: string): SQL {
  const [first, last] = spanOf(start, AFTER_SALE_NUMBER);
  return sql`(${cases.caseNo} >= ${first} and ${cases.caseNo} <= ${last})`;
}

/** Where several ways may lead to a case; where none does there is no such case. */
export function anyOf(ways: readonly (SQL | false)[]): SQL {
  const found = ways.filter((way) => way !== false);
  return found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`;
}
