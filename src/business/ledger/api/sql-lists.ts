import { type SQL, sql } from 'drizzle-orm';

export const textList = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
export const numberList = (values: readonly bigint[]): SQL => sql`${sql.param(values.map(String))}::bigint[]`;
