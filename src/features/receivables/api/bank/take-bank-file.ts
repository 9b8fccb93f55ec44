import { createHash } from 'node:crypto';
import type { Teller } from '#business/messages/api/public.ts';
import { findCreditAccount } from '#features/payments/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import type { Uploader } from '#platform/api/tables/reader-queue.ts';
import type { ColumnUses, UploadAnswer } from '../../contract/bank-schemas.ts';
import { bankErrors } from '../../contract/receivable-errors.ts';
import { nameLines } from '../../rules/bank/name-lines.ts';
import { judgeReceipt, type Match } from '../../rules/match-receipt.ts';
import { isReferenceUsed } from '../book/receipt-repo.ts';
import { readMatchFacts } from '../matching/match-repo.ts';
import { findAccount, keepColumns } from './bank-account-repo.ts';
import { findImport, insertImport, lockImports, setCounts } from './bank-import-repo.ts';
import { type BankLine, insertLines, setChoosing } from './bank-line-repo.ts';
import { bookSure } from './book-line.ts';
import { type ReadBankFile, readBankFile } from './read-bank-file.ts';
import { readImport } from './read-imports.ts';

const sha = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

type Parsed = Extract<ReadBankFile, { is: 'read' }>;

interface TakenFile {
  accountId: bigint;
  fileName: string;
  fileHash: string;
  file: Parsed;
}

const MOST_BAD = 200;

/** A match that is sure now, and can be booked: nothing is agreed with some payers, and a number may be booked by hand already. */
async function findSure(db: Db, line: BankLine): Promise<Match | null> {
  const { items, payers } = await readMatchFacts(db, [line]);
  const { sure, matches } = judgeReceipt(line, items, payers);
  const [match] = matches;
  if (!sure || !match || !(await findCreditAccount(db, BigInt(match.firmId)))) return null;
  const { reference: bankReference, bookedOn: receivedOn, amountFen, id: bankLineId } = line;
  const booked =
    bankReference !== '' && (await isReferenceUsed(db, { bankReference, receivedOn, amountFen, bankLineId }));
  return booked ? null : match;
}

/** Books what is sure; of the rest, what may be somebody's waits to be confirmed. */
async function judgeLines(db: Db, messages: Teller, lines: readonly BankLine[]): Promise<void> {
  const coming = lines.filter(({ status }) => status === 'unmatched');
  if (coming.length === 0) return;
  const facts = await readMatchFacts(db, coming);
  const choosing: bigint[] = [];
  for (const line of coming) {
    const { sure, matches } = judgeReceipt(line, facts.items, facts.payers);
    // Looked at anew: a line before it may have paid what this one fits.
    const match = sure ? await findSure(db, line) : null;
    if (match) await bookSure(db, messages, line, match);
    else if (matches.length > 0) choosing.push(line.id);
  }
  await setChoosing(db, choosing);
}

async function keepFile(db: Db, caller: SignedInCaller, messages: Teller, taken: TakenFile): Promise<bigint> {
  const { accountId, fileName, fileHash, file } = taken;
  const { movements, bad, format, columns } = file;
  const head = { accountId, fileName, fileHash, format, rowCount: movements.length + bad.length };
  const importId = await insertImport(db, { ...head, badRows: bad.slice(0, MOST_BAD), userId: caller.userId });
  const names = nameLines(movements);
  const rows = movements.map((movement, at) => ({
    ...{ ...movement, accountId, importId, lineKey: sha(names[at] ?? '') },
    status: movement.amountFen > 0n ? 'unmatched' : 'outgoing',
  }));
  const fresh = await insertLines(db, rows);
  const counts = { newCount: fresh.length, knownCount: movements.length - fresh.length };
  await setCounts(db, importId, counts);
  if (columns) await keepColumns(db, accountId, columns);
  await judgeLines(db, messages, fresh);
  await writeAudit(db, caller, {
    action: 'bank.imported',
    objectType: 'bank_import',
    objectId: String(importId),
    after: { fileName, newCount: fresh.length },
  });
  return importId;
}

export interface BankUpload {
  accountId: string;
  fileName: string;
  bytes: Uint8Array;
  columns: ColumnUses | null;
  uploader: Uploader;
}

const NOTHING: UploadAnswer = { imported: null, again: false, header: [], sample: [], guessed: {} };

/** Reads a statement of a bank and takes what is new of it: the same file changes nothing, nor does a line that was there. */
export async function takeBankFile(
  database: Database,
  caller: SignedInCaller,
  messages: Teller,
  { accountId, fileName, bytes, columns, uploader }: BankUpload,
): Promise<UploadAnswer> {
  const scope = { firmId: caller.firmId, userId: caller.userId, right: 'desk' } as const;
  const id = BigInt(accountId);
  const fileHash = sha(bytes);
  const findBefore = async (db: Db) => {
    const found = await findImport(db, id, fileHash);
    return found === null ? null : readImport(db, found);
  };
  const known = await inTransaction(database, scope, 'read', async (db) => {
    const account = await findAccount(db, id);
    if (!account) throw refuse(bankErrors, 'BANK_ACCOUNT_UNKNOWN');
    return { kept: account.columns, before: await findBefore(db) };
  });
  if (known.before) return { ...NOTHING, imported: known.before, again: true };
  const file = await readBankFile({ fileName, bytes, uploader, said: columns, kept: known.kept });
  if (file.is === 'problem') throw refuse(bankErrors, 'BANK_FILE_REFUSED', { message: file.problem });
  if (file.is === 'asking') return { ...NOTHING, header: file.header, sample: file.sample, guessed: file.guessed };
  if (file.movements.length === 0 && file.bad.length === 0) {
    throw refuse(bankErrors, 'BANK_FILE_REFUSED', { message: '文件里没有流水行，请检查是否选错文件' });
  }
  return inTransaction(database, scope, 'write', async (db) => {
    // Two people bring the same file: the second waits here and finds it read.
    await lockImports(db);
    const before = await findBefore(db);
    if (before) return { ...NOTHING, imported: before, again: true };
    const made = await keepFile(db, caller, messages, { accountId: id, fileName, fileHash, file });
    return { ...NOTHING, imported: await readImport(db, made) };
  });
}
