import type { Teller } from '#business/messages/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { bankImportContract } from '../contract/bank-import-contract.ts';
import type { BankLineView } from '../contract/bank-schemas.ts';
import { dunningContract } from '../contract/dunning-contract.ts';
import { receivableContract } from '../contract/receivable-contract.ts';
import { receivableDeskContract } from '../contract/receivable-desk-contract.ts';
import { bankAccountErrors } from '../contract/receivable-errors.ts';
import { readAccount, readOwnReceipts } from './account/read-account.ts';
import { insertAccount, readAccounts } from './bank/bank-account-repo.ts';
import { countWaiting, findLine, readLinePage } from './bank/bank-line-repo.ts';
import { bookByChoice, ignoreLine, reopenLine } from './bank/book-line.ts';
import { presentLines } from './bank/present-lines.ts';
import { readImportPage } from './bank/read-imports.ts';
import { takeBankFile } from './bank/take-bank-file.ts';
import { allocateByHand, unallocate } from './book/allocate.ts';
import { actedOn, bookByHand, collectBill, reverseReceipt, wantedItems } from './book/desk-receipts.ts';
import { saveCreditPolicy } from './desk/credit-policy.ts';
import {
  readDunning,
  readDunningHistory,
  resumeDunning,
  saveDunning,
  stopDunning,
} from './dunning/dunning-settings.ts';
import { readFirmDetail, readOverview } from './read/read-overview.ts';
import { readReceiptPage } from './read/read-receipts.ts';
import { readWriteOffPage } from './read/read-write-offs.ts';
import { askWriteOff, decideWriteOff } from './write-offs/write-offs.ts';

const own = implementFeature(receivableContract);
const desk = implementFeature(receivableDeskContract);
const bank = implementFeature(bankImportContract);
const dunning = implementFeature(dunningContract);

export const receivableHandlers = {
  account: own.account.handler(({ context: { db, caller } }) => readAccount(db, signedIn(caller), new Date())),
  receipts: own.receipts.handler(({ input, context: { db, caller } }) => readOwnReceipts(db, signedIn(caller), input)),
};

export interface ReceivableSettings {
  messages: Teller;
}

export const createReceivableDeskHandlers = ({ messages }: ReceivableSettings) => ({
  overview: desk.overview.handler(({ input, context: { db } }) => readOverview(db, input, new Date())),
  firm: desk.firm.handler(({ input, context: { db } }) => readFirmDetail(db, input.customerCode, new Date())),
  receipts: desk.receipts.handler(({ input: { pageNo, pageSize, ...filter }, context: { db } }) =>
    readReceiptPage(db, filter, { pageNo, pageSize }),
  ),
  book: desk.book.handler(async ({ input, context: { db, caller } }) =>
    actedOn(await bookByHand(db, caller, messages, input)),
  ),
  allocate: desk.allocate.handler(async ({ input: { items, ...seen }, context: { db, caller } }) =>
    actedOn(await allocateByHand(db, caller, { ...seen, items: wantedItems(items) })),
  ),
  unallocate: desk.unallocate.handler(async ({ input, context: { db, caller } }) =>
    actedOn(await unallocate(db, caller, input)),
  ),
  collect: desk.collect.handler(async ({ input, context: { db, caller } }) =>
    actedOn(await collectBill(db, caller, input)),
  ),
  reverse: desk.reverse.handler(async ({ input, context: { db, caller } }) =>
    actedOn(await reverseReceipt(db, caller, input)),
  ),
  writeOffs: desk.writeOffs.handler(({ input, context: { db, caller } }) => readWriteOffPage(db, caller, input)),
  askWriteOff: desk.askWriteOff.handler(({ input, context: { db, caller } }) =>
    askWriteOff(db, caller, messages, input),
  ),
  decideWriteOff: desk.decideWriteOff.handler(({ input, context: { db, caller } }) =>
    decideWriteOff(db, caller, input),
  ),
  savePolicy: desk.savePolicy.handler(({ input, context: { db, caller } }) => saveCreditPolicy(db, caller, input)),
});

export const dunningHandlers = {
  read: dunning.read.handler(({ context: { db } }) => readDunning(db)),
  save: dunning.save.handler(({ input, context: { db, caller } }) => saveDunning(db, signedIn(caller), input)),
  history: dunning.history.handler(({ input, context: { db } }) => readDunningHistory(db, input.customerCode)),
  stop: dunning.stop.handler(({ input, context: { db, caller } }) => stopDunning(db, signedIn(caller), input)),
  resume: dunning.resume.handler(({ input, context: { db, caller } }) =>
    resumeDunning(db, signedIn(caller), input.customerCode),
  ),
};

async function reread(db: Db, lineId: bigint): Promise<BankLineView> {
  const row = await findLine(db, lineId);
  const [line] = row ? await presentLines(db, [row]) : [];
  if (!line) throw notFound('银行流水');
  return line;
}

export const createBankImportHandlers = ({ messages }: ReceivableSettings) => ({
  accounts: bank.accounts.handler(({ context: { db } }) => readAccounts(db)),
  addAccount: bank.addAccount.handler(async ({ input, context: { db, caller } }) => {
    const accountNo = input.accountNo.replace(/[ -]/g, '');
    if (!(await insertAccount(db, { ...input, accountNo }))) throw refuse(bankAccountErrors, 'BANK_ACCOUNT_TAKEN');
    const after = { name: input.name, accountNo };
    await writeAudit(db, caller, {
      action: 'bank.account_added',
      objectType: 'bank_account',
      objectId: accountNo,
      after,
    });
    return readAccounts(db);
  }),
  upload: bank.upload.handler(async ({ input: { file, ...input }, context: { database, caller }, signal }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const upload = { ...input, bytes, uploader: uploaderOf(caller, signal) };
    return takeBankFile(database, signedIn(caller), messages, upload);
  }),
  imports: bank.imports.handler(({ input, context: { db } }) => readImportPage(db, input)),
  lines: bank.lines.handler(async ({ input: { pageNo, pageSize, ...filter }, context: { db } }) => {
    const { rows, total } = await readLinePage(db, filter, { pageNo, pageSize });
    const list = await presentLines(db, rows);
    return { list, total, pageNo, pageSize, counts: await countWaiting(db) };
  }),
  book: bank.book.handler(async ({ input, context: { db, caller } }) =>
    reread(db, (await bookByChoice(db, caller, messages, input)).id),
  ),
  ignore: bank.ignore.handler(async ({ input, context: { db, caller } }) =>
    reread(db, (await ignoreLine(db, caller, input)).id),
  ),
  reopen: bank.reopen.handler(async ({ input, context: { db, caller } }) =>
    reread(db, (await reopenLine(db, caller, input)).id),
  ),
});
