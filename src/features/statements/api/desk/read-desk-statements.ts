import { and, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import type { DeskListInput, DeskStatementPage } from '../../contract/statement-desk-contract.ts';
import { presentRow, todayOf } from '../read/present-statement.ts';
import { readRows, readTotals } from '../read/read-statements.ts';
import { matching, onTab } from '../read/statement-filter-repo.ts';
import { readFirmNames } from '../read-names.ts';
import { DESK_VIEW } from '../statement-scope-repo.ts';
import { statements } from '../statement-tables.ts';

const ofFirm = (firm: string) => sql`${statements.firmId} in (
  select ${firmsView.id} from ${firmsView} where ${firmsView.name} ilike ${containing(firm)} or ${firmsView.customerCode} = ${firm})`;

/** Statements of all firms, the latest cycle first. */
export async function readDeskStatements(db: Db, input: DeskListInput, now: Date): Promise<DeskStatementPage> {
  const { tab, firm, pageNo, pageSize, ...filter } = input;
  const today = todayOf(now);
  const found = and(matching(filter, DESK_VIEW), firm ? ofFirm(firm) : undefined);
  const { counts } = await readTotals(db, found, today);
  const rows = await readRows(db, and(found, onTab(tab, today)), { pageNo, pageSize });
  const firms = await readFirmNames(
    db,
    rows.map(({ firmId }) => firmId),
  );
  const list = rows.map((row) => {
    const { name = '', code = '' } = firms.get(row.firmId) ?? {};
    return { ...presentRow(row, row, { ...DESK_VIEW, today }), firmName: name, customerCode: code };
  });
  return { list, total: counts[tab] ?? 0, pageNo, pageSize, counts };
}
