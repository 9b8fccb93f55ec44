import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Standing } from '../rules/judge-budget.ts';
import { budgetEntries, budgetPeriods, costCenters, costRules } from './budget-tables.ts';

export interface DocumentName {
  documentType: string;
  documentNo: string;
}

export const documentKey = ({ documentType, documentNo }: DocumentName): string => `${documentType} ${documentNo}`;

/** A limited budget that a document is charged to, its own centre's or one above it, with what it holds counted in. */
export interface DocumentStanding extends DocumentName, Standing {
  code: string;
  name: string;
}

/**
 * Where the budgets of many documents stand, in one statement, however many they are. The same budgets that
 * `previewDocument` looks at: the periods the ledger has charged them to, of their own centres and of those above, as long as
 * their rules are on.
 */
export async function readDocumentStandings(
  db: Db,
  firmId: bigint,
  documents: readonly DocumentName[],
): Promise<DocumentStanding[]> {
  if (documents.length === 0) return [];
  const types = sql.param(documents.map(({ documentType }) => documentType));
  const numbers = sql.param(documents.map(({ documentNo }) => documentNo));
  const { rows } = await db.execute<Record<string, string>>(sql`
    with held as (
      select distinct e.document_type, e.document_no, e.period_id
      from unnest(${types}::text[], ${numbers}::text[]) as d (type, no)
      join ${budgetEntries} e on e.firm_id = ${firmId} and e.document_type = d.type and e.document_no = d.no)
    select h.document_type, h.document_no, c.code, c.name, p.limit_fen, p.reserved_fen, p.used_fen
    from held h
    join ${budgetPeriods} p on p.firm_id = ${firmId} and p.id = h.period_id
    join ${costRules} r on r.firm_id = ${firmId} and r.id = p.rule_id and r.status = 1
    join ${costCenters} c on c.firm_id = ${firmId} and c.id = p.cost_center_id
    where p.limit_fen >= 0`);
  return rows.map((row) => ({
    documentType: row.document_type ?? '',
    documentNo: row.document_no ?? '',
    code: row.code ?? '',
    name: row.name ?? '',
    limitFen: BigInt(row.limit_fen ?? 0),
    reservedFen: BigInt(row.reserved_fen ?? 0),
    usedFen: BigInt(row.used_fen ?? 0),
  }));
}
