import { and, asc, eq, ne } from 'drizzle-orm';
import type { DocumentSnapshot } from '#features/approvals/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { Cycle } from '../../contract/statement-words.ts';
import { statementTitle } from '../../rules/statement-words.ts';
import type { StatementRow } from '../statement-repo.ts';
import { statementLines as lines } from '../statement-tables.ts';

/** Lines an approver reads beside the sums; all of them stand on the statement. */
const LINES_SHOWN = 100;

/** A statement as the company's approvers see it. What is approved is exactly this. */
export async function readStatementSnapshot(db: Db, row: StatementRow): Promise<DocumentSnapshot> {
  const { statementNo, cycleFrom, cycleTo, lineCount, amountFen, taxFen, dueFen, disputedLines, dueOn } = row;
  const shown = await db
    .select()
    .from(lines)
    .where(and(eq(lines.firmId, row.firmId), eq(lines.statementId, row.id), ne(lines.status, 'settled')))
    .orderBy(asc(lines.day), asc(lines.id))
    .limit(LINES_SHOWN);
  const facts = [
    { label: '账期', value: `${cycleFrom} 至 ${cycleTo}` },
    { label: '行数', value: `${lineCount} 行${lineCount > LINES_SHOWN ? `，以下为前 ${LINES_SHOWN} 行` : ''}` },
    { label: '价税合计', value: formatAmount(amountFen) },
    { label: '其中税额', value: formatAmount(taxFen) },
    { label: '有异议', value: disputedLines > 0 ? `${disputedLines} 行` : '' },
    { label: '付款到期', value: dueOn },
  ];
  return {
    documentNo: statementNo,
    title: statementTitle(row.cycle as Cycle, cycleFrom, cycleTo),
    amount: formatAmount(dueFen),
    facts: facts.filter(({ value }) => value !== ''),
    lines: shown.map((line, index) => ({
      ...{ lineNo: index + 1, itemNo: line.itemNo, name: line.name, brandName: null, mpn: line.spec || null },
      ...{ unit: line.unit, quantity: line.quantity, customerCode: line.customerCode, department: line.department },
      ...{ costCenter: line.costCenter, project: '', expectedOn: null },
      refused: false,
      unitPrice: formatUnitPrice(line.salesPrice),
      amount: formatAmount(line.amountFen),
      note: line.orderNo,
    })),
  };
}
