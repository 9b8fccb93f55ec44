import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import { AT_ONCE_ROWS, type ExportColumn, labelsOf } from '#business/transfers/rules/public.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displaySecond } from '#platform/shared/display-time.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { exportErrors } from '../../contract/budget-errors.ts';
import { MOST_EXPORTED, type StatementEntry, statementFilter } from '../../contract/budget-schemas.ts';
import { ENTRY_KINDS, FREQUENCIES, isUnlimited } from '../../rules/budget-labels.ts';
import { availableOf } from '../../rules/judge-budget.ts';
import { wordBudget } from '../../rules/word-budget.ts';
import { amountOrNull } from '../centers/present-center.ts';
import { countEntries, type EntryRow, readAllEntries } from './read-statement.ts';
import { findAsked, presentEntry } from './read-statement-page.ts';

/** Rows read at a time. */
const PIECE = 1_000;

/** A movement with what the page knows around it. */
interface Row extends StatementEntry {
  charged: string;
  standing: string;
}

const COLUMNS: readonly ExportColumn<Row>[] = [
  { key: 'at', header: '时间', kind: 'date', value: ({ at }) => displaySecond(at) },
  { key: 'kind', header: '类型', kind: 'text', value: ({ kindLabel }) => kindLabel },
  { key: 'amount', header: '金额（元）', kind: 'money', value: ({ amount }) => amount },
  { key: 'documentNo', header: '单据号', kind: 'text', value: ({ documentNo }) => documentNo },
  { key: 'center', header: '计入成本中心', kind: 'text', value: ({ charged }) => charged },
  { key: 'person', header: '操作人', kind: 'text', value: ({ person }) => person ?? '系统' },
  { key: 'frequency', header: '周期', kind: 'text', value: ({ frequency }) => FREQUENCIES[frequency].label },
  { key: 'periodStartsOn', header: '期初', kind: 'date', value: ({ periodStartsOn }) => periodStartsOn },
  { key: 'reservedAfter', header: '之后占用', kind: 'money', value: ({ reservedAfter }) => reservedAfter },
  { key: 'usedAfter', header: '之后使用', kind: 'money', value: ({ usedAfter }) => usedAfter },
  { key: 'standing', header: '本期现状', kind: 'text', value: ({ standing }) => standing },
  { key: 'note', header: '备注', kind: 'text', value: ({ note }) => note },
];

const SHEET = sheetOf('预算流水', COLUMNS);

/** How the period stands while the file is written, in the words of the pages. */
const standingOf = ({ period }: EntryRow): string =>
  wordBudget({
    limit: isUnlimited(period.limitFen) ? null : formatAmount(period.limitFen),
    left: amountOrNull(availableOf(period)),
  });

function rowOf(row: EntryRow, id: string, own: string): Row {
  const entry = presentEntry(row, id);
  const { center } = entry;
  return { ...entry, charged: center ? `${center.code} ${center.name}` : own, standing: standingOf(row) };
}

/** The movements under a filter as a file. */
export const statementExport = defineExport({
  kind: 'budget-statement',
  label: '预算流水',
  name: 'budgets.export',
  path: '/enterprise-service/budget/export',
  summary: '导出预算流水',
  identities: BUYING_PEOPLE,
  permission: 'COST_MANAGEMENT',
  specified: false,
  input: statementFilter,
  objects: { id: 'costCenter' },
  errors: exportErrors,
  fileName: '预算流水.xlsx',
  inBackground: true,
  mostRows: MOST_EXPORTED,
  scheduled: {
    days: { from: 'dateFrom', to: 'dateTo' },
    words: {
      id: { label: '成本中心', chosen: true },
      ruleId: { label: '预算规则', chosen: true },
      period: { label: '预算周期' },
      kind: { label: '类型', values: labelsOf(ENTRY_KINDS) },
      person: { label: '人员' },
      dateFrom: { label: '开始日期' },
      dateTo: { label: '结束日期' },
    },
  },
  async plan(db, { firmId }, filter) {
    const { code, name } = await findAsked(db, firmId, filter);
    const rows = await countEntries(db, firmId, filter);
    if (rows === 0) throw refuse(exportErrors, 'BUDGET_EXPORT_EMPTY');
    if (rows > MOST_EXPORTED) throw refuse(exportErrors, 'BUDGET_EXPORT_LARGE');
    async function* entries(reader: typeof db) {
      for await (const piece of readAllEntries(reader, firmId, filter, PIECE)) {
        yield piece.map((row) => rowOf(row, filter.id, `${code} ${name}`));
      }
    }
    const atOnce = rows <= AT_ONCE_ROWS;
    return { rows, atOnce, fileName: `预算流水 ${code}.xlsx`, table: (reader) => tableOf([SHEET], entries(reader)) };
  },
});
