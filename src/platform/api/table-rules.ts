import type { PgTable } from 'drizzle-orm/pg-core';

/** What the database itself holds the rows of a table to, beside columns and references. */
interface TableRule {
  /**
   * Who reads and writes rows beside their firm: a scope by name. `by hand`: policies of the table's own stand in a
   * migration. Without a word every table with `firm_id` belongs to its firm alone.
   */
  openTo?: 'identity' | 'worker' | 'desk' | 'by hand';
  /** Its `status` moves as this definition says (`defineStates`). */
  states?: { machine: string };
  /** Rows are written once: the application may neither change nor remove them; movements of a `ledger` nobody may. */
  writtenOnce?: 'rows' | 'ledger';
}

/** Rules of the tables of one file; `npm run db:generate` writes them into migrations. */
export interface TableRules {
  tableRules: readonly (readonly [PgTable, TableRule])[];
}

export const tableRules = (...rules: readonly (readonly [PgTable, TableRule])[]): TableRules => ({ tableRules: rules });
