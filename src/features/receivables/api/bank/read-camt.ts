import { SaxesParser } from 'saxes';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import type { BadBankRow } from '../../contract/bank-schemas.ts';
import { foreignCurrency, readBankAmount, readBankDay } from '../../rules/bank/bank-cells.ts';
import type { BankMovement } from '../../rules/bank/read-bank-rows.ts';

export const looksLikeCamt = (text: string): boolean => /<(?:\w+:)?BkToCstmrStmt[\s>]/.test(text);

const MOST_ENTRIES = 20_000;
const MOST_DEPTH = 40;

interface Entry {
  rowNumber: number;
  /** Texts by the ends of their paths: `Amt`, `Dbtr/Nm`. */
  texts: [path: string, text: string][];
}

/** Entries of the document with all their texts; declarations of its own refuse the file. */
function entriesOf(text: string): Entry[] {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const entries: Entry[] = [];
  const path: string[] = [];
  let entry: Entry | null = null;
  let depth = 0;
  parser.on('error', (error) => {
    throw new ImportFileProblem(`XML 第 ${parser.line} 行写法不符合规范，整个文件没有导入。`, { cause: error });
  });
  parser.on('doctype', () => {
    throw new ImportFileProblem('XML 带有文档类型声明（DTD），出于安全不导入。');
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name.replace(/^\w+:/, ''));
    if (path.length > MOST_DEPTH || entries.length > MOST_ENTRIES)
      throw new ImportFileProblem('CAMT.053 文件太大，请按日期拆分。');
    if (entry && path.slice(depth).join('/') === 'Amt') entry.texts.push(['Amt@Ccy', attributes.Ccy ?? '']);
    if (path.at(-1) !== 'Ntry' || entry) return;
    entry = { rowNumber: parser.line, texts: [] };
    depth = path.length;
    entries.push(entry);
  });
  parser.on('text', (words) => {
    const trimmed = words.trim();
    if (entry && trimmed !== '') entry.texts.push([path.slice(depth).join('/'), trimmed]);
  });
  parser.on('closetag', () => {
    if (path.pop() === 'Ntry' && path.length === depth - 1) entry = null;
  });
  parser.write(text).close();
  return entries;
}

const TX = '(?:NtryDtls/TxDtls/)';

function readEntry({ rowNumber, texts }: Entry): BankMovement | string {
  const all = (pattern: string) =>
    texts.filter(([path]) => new RegExp(`^${pattern}$`).test(path)).map(([, words]) => words);
  const first = (pattern: string) => all(pattern)[0] ?? '';
  const amount = readBankAmount(first('Amt'));
  const mark = first('CdtDbtInd');
  const bookedOn = readBankDay(first('BookgDt/Dt(?:Tm)?') || first('ValDt/Dt(?:Tm)?'));
  const foreign = foreignCurrency(first('Amt@Ccy'));
  if (foreign) return foreign;
  // What is only announced, or pending, has not come.
  const standing = first('Sts(?:/Cd)?');
  if (standing !== '' && standing !== 'BOOK') return `状态 ${standing}，尚未入账`;
  if (!amount || amount < 0n) return '金额无法识别';
  if (mark !== 'CRDT' && mark !== 'DBIT') return '借贷标志无法识别';
  if (!bookedOn) return '没有交易日期';
  return {
    rowNumber,
    bookedOn,
    // A reversal carries the mark of its own direction (RvslInd says only why).
    amountFen: mark === 'CRDT' ? amount : -amount,
    payerName: first(`${TX}RltdPties/Dbtr/(?:Pty/)?Nm`).slice(0, 120),
    payerAccount: first(`${TX}RltdPties/DbtrAcct/Id/(?:IBAN|Othr/Id)`).slice(0, 40),
    remark: [...all(`${TX}RmtInf/(?:Ustrd|Strd/CdtrRefInf/Ref)`), ...all('AddtlNtryInf')].join(' ').slice(0, 300),
    reference: (first('AcctSvcrRef') || first(`${TX}Refs/(?:AcctSvcrRef|EndToEndId)`)).slice(0, 64),
  };
}

/** Movements of an ISO 20022 CAMT.053 document; entries that cannot be read are named by their line. */
export function readCamt(text: string): { movements: BankMovement[]; bad: BadBankRow[] } {
  const movements: BankMovement[] = [];
  const bad: BadBankRow[] = [];
  for (const entry of entriesOf(text)) {
    const read = readEntry(entry);
    const words = entry.texts
      .map(([, one]) => one)
      .join(' ')
      .slice(0, 200);
    if (typeof read === 'string') bad.push({ rowNumber: entry.rowNumber, problem: read, text: words });
    else movements.push(read);
  }
  return { movements, bad };
}
