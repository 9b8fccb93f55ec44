import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { billMails } from './dispute-tables.ts';

export interface MailFields {
  email: string;
  name: string;
  statements: boolean;
  invoices: boolean;
}

interface MailPlace {
  firmId: bigint;
  id: bigint;
}

const placed = ({ firmId, id }: MailPlace) => and(eq(billMails.firmId, firmId), eq(billMails.id, id));

/** Mail addresses a firm wants its bills sent to, the oldest first. */
export const readBillMails = (db: Db, firmId: bigint) =>
  db.select().from(billMails).where(eq(billMails.firmId, firmId)).orderBy(asc(billMails.id));

export const countMails = (db: Db, firmId: bigint): Promise<number> =>
  db.$count(billMails, eq(billMails.firmId, firmId));

/** Whether a firm has named an address, in another row than `but`. */
export const isMailTaken = async (db: Db, firmId: bigint, email: string, but: bigint | null): Promise<boolean> =>
  (await db.$count(
    billMails,
    and(eq(billMails.firmId, firmId), eq(billMails.email, email), but === null ? undefined : ne(billMails.id, but)),
  )) > 0;

/** False: somebody else of the firm has named the address at this moment. */
export async function insertMail(db: Db, firmId: bigint, mail: MailFields): Promise<boolean> {
  const { rowCount } = await db
    .insert(billMails)
    .values({ firmId, ...mail })
    .onConflictDoNothing({ target: [billMails.firmId, billMails.email] });
  return rowCount !== 0;
}

/** False: the firm has no such row. */
export async function updateMail(db: Db, place: MailPlace, mail: MailFields): Promise<boolean> {
  const { rowCount } = await db.update(billMails).set(mail).where(placed(place));
  return rowCount !== 0;
}

/** Answers the address that is gone. */
export async function deleteMail(db: Db, place: MailPlace): Promise<string | null> {
  const [gone] = await db.delete(billMails).where(placed(place)).returning({ email: billMails.email });
  return gone?.email ?? null;
}
