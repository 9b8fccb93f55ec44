import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { BankLineView, Proposal } from '../../contract/bank-schemas.ts';
import { judgeReceipt, type Match } from '../../rules/match-receipt.ts';
import { bankLineStates } from '../../rules/receipt-states.ts';
import { readFirmsOfReceipts } from '../book/receipt-repo.ts';
import { readFirms } from '../firm-repo.ts';
import { readMatchFacts } from '../matching/match-repo.ts';
import type { BankLine, BankLineRow } from './bank-line-repo.ts';

const GRADES: Readonly<Record<Proposal['grade'], string>> = {
  number: '附言中有单号',
  amount: '户名和金额一致',
  balance: '户名一致，等于全部未付',
  payer: '户名一致，金额不同',
  onlyAmount: '仅金额一致',
};

type Firms = Map<string, { customerCode: string; firmName: string }>;

const presentMatch = ({ firmId, grade, items, restFen }: Match, firms: Firms): Proposal[] => {
  const firm = firms.get(firmId);
  if (!firm) return [];
  const told = items.map(({ statementNo, openFen, amountFen }) => ({
    statementNo,
    open: formatAmount(openFen),
    amount: formatAmount(amountFen),
  }));
  const { customerCode, firmName } = firm;
  return [{ customerCode, firmName, grade, gradeLabel: GRADES[grade], items: told, rest: formatAmount(restFen) }];
};

/** Firms of the receipts that lines became. */
async function readBookedFirms(db: Db, lines: readonly BankLine[]): Promise<Map<string, string>> {
  const numbers = lines.flatMap(({ receiptNo }) => receiptNo ?? []);
  if (numbers.length === 0) return new Map();
  const rows = await readFirmsOfReceipts(db, numbers);
  const firms = await readFirms(
    db,
    rows.map((row) => row.firmId),
  );
  const names = new Map(firms.map((firm) => [firm.firmId, firm.firmName]));
  return new Map(rows.map((row) => [row.receiptNo, names.get(row.firmId) ?? '']));
}

const waits = ({ status }: BankLine) => bankLineStates.allows('book', status);

/** Lines as the desk reads them; what waits comes with whose it may be as things stand now. */
export async function presentLines(db: Db, rows: readonly BankLineRow[]): Promise<BankLineView[]> {
  const lines = rows.map(({ line }) => line);
  const waiting = lines.filter(waits);
  const { items, payers } = waiting.length > 0 ? await readMatchFacts(db, waiting) : { items: [], payers: [] };
  const judged = new Map(waiting.map((line) => [line.id, judgeReceipt(line, items, payers).matches]));
  const firmIds = [...judged.values()].flat().map(({ firmId }) => BigInt(firmId));
  const firms: Firms = new Map((await readFirms(db, firmIds)).map((firm) => [String(firm.firmId), firm]));
  const booked = await readBookedFirms(db, lines);
  return rows.map(({ line, accountName }) => {
    const { id, bookedOn, payerName, payerAccount, remark, reference, status, note, receiptNo, version } = line;
    return {
      lineId: String(id),
      amount: formatAmount(line.amountFen),
      statusLabel: bankLineStates.label(status),
      firmName: booked.get(receiptNo ?? '') ?? null,
      proposals: (judged.get(id) ?? []).flatMap((match) => presentMatch(match, firms)),
      ...{ accountName, bookedOn, payerName, payerAccount, remark, reference, status, note, receiptNo, version },
    };
  });
}
