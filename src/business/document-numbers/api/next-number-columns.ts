import { type SQL, sql } from 'drizzle-orm';
import type { DocumentNumber } from '../contract/document-number.ts';

/** The next number of its kind, taken by the statement that writes the document: prefix, day in Shanghai, six digits. */
export const nextNumber = ({ prefix, sequence }: DocumentNumber): SQL<string> =>
  sql<string>`${sql.raw(`'${prefix}'`)} || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD')
    || to_char(nextval(${sql.raw(`'${sequence}'`)}) % 1000000, 'FM000000')`;
