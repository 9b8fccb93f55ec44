import {
  beginPaper,
  type Cell,
  drawFactRow,
  drawSignatures,
  drawSums,
  drawTable,
  numberPages,
  openPaper,
} from '#business/papers/api/public.ts';
import { amountInWords } from '#business/papers/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { paperErrors } from '../../contract/statement-errors.ts';
import type { StatementDetail, StatementLine } from '../../contract/statement-schemas.ts';
import { presentLine } from '../read/present-line.ts';
import { readLinesOf } from '../read/read-lines.ts';
import { presentStatement } from '../read/read-statement-detail.ts';
import { findStatement } from '../statement-repo.ts';
import { numberedIn, viewOfCaller } from '../statement-scope-repo.ts';

const MOST_LINES = 2_000;
/** Columns of the lines, in points; together the width of the page. */
const WIDTHS = [44, 92, 167, 46, 52, 30, 40, 44];
const HEADS: readonly Cell[] = [
  { text: '日期' },
  { text: '订单 / PO' },
  { text: '商品' },
  { text: '数量', align: 'right' },
  { text: '含税单价', align: 'right' },
  { text: '税率', align: 'right' },
  { text: '税额', align: 'right' },
  { text: '含税金额', align: 'right' },
];
const LABEL = 58;

type Shown = Pick<
  StatementDetail,
  | 'statementNo'
  | 'title'
  | 'firmName'
  | 'cycleFrom'
  | 'cycleTo'
  | 'dueOn'
  | 'statusLabel'
  | 'groupName'
  | 'due'
  | 'amount'
  | 'net'
  | 'tax'
>;

function factsOf(shown: Shown): [string, string][] {
  const facts: [string, string][] = [
    ['对账单号', shown.statementNo],
    ['账期', `${shown.cycleFrom} 至 ${shown.cycleTo}`],
    ['客户', shown.firmName],
    ['状态', shown.statusLabel],
    ['付款到期', shown.dueOn],
  ];
  if (shown.groupName) facts.push(['分组', shown.groupName]);
  return facts;
}

const cellsOf = (line: StatementLine): Cell[] => [
  { text: line.day.slice(5) },
  { text: [line.orderNo, line.poNumber].filter(Boolean).join('\n') },
  { text: [line.name, [line.itemNo, line.customerCode].filter(Boolean).join(' · ')].filter(Boolean).join('\n') },
  { text: `${line.quantity} ${line.unit}`.trim(), align: 'right' },
  { text: line.price, align: 'right' },
  { text: line.taxRate, align: 'right' },
  { text: line.tax, align: 'right' },
  { text: line.amount, align: 'right' },
];

/** A statement as paper: facts, lines, sums with the amount in words, and place for both seals. */
async function draw(shown: Shown, lines: readonly StatementLine[], madeAt: Date) {
  const { pdf, end } = await openPaper({ title: shown.title, madeAt });
  beginPaper(pdf, shown.title);
  const facts = factsOf(shown);
  for (let at = 0; at < facts.length; at += 2) drawFactRow(pdf, LABEL, facts.slice(at, at + 2));
  pdf.y += 6;
  drawTable(pdf, { widths: WIDTHS, heads: HEADS, rows: lines.map(cellsOf) });
  drawSums(pdf, [
    ['未税金额', displayYuan(shown.net)],
    ['税额', displayYuan(shown.tax)],
    ['价税合计', displayYuan(shown.amount)],
    ['本期应付', displayYuan(shown.due)],
  ]);
  pdf.y += 6;
  drawFactRow(pdf, 90, [['本期应付（大写）', amountInWords(parseAmount(shown.due))]]);
  drawSignatures(pdf, ['客户确认（签字/盖章）', '供货方（签字/盖章）']);
  numberPages(pdf, 0, `对账单 ${shown.statementNo}`);
  return end();
}

/** The statement the caller sees as PDF. */
export async function drawStatement(db: Db, caller: SignedInCaller, statementNo: string, now: Date): Promise<File> {
  const view = viewOfCaller(caller);
  const row = await findStatement(db, numberedIn(view, statementNo));
  if (!row) throw notFound('对账单');
  if (row.lineCount > MOST_LINES) throw refuse(paperErrors, 'STATEMENT_PAPER_LARGE');
  const shown = await presentStatement(db, row, { view, now });
  const wish = { tab: 'all', sort: 'day', keyword: undefined, after: undefined, pageSize: MOST_LINES } as const;
  const { rows } = await readLinesOf(db, row, view, wish);
  const { inside } = view;
  const lines = rows.map((line) => presentLine(line, { dispute: null, exceptions: [], inside }));
  return new File(await draw(shown, lines, now), `对账单-${statementNo}.pdf`, { type: 'application/pdf' });
}
