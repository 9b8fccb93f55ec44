import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rebuildSearchIndex } from '#features/search/api/public.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { writeAfterSales } from './after-sales/write-after-sales.ts';
import { DEMO_NOW, seedCatalog } from './catalog/seed-catalog.ts';
import { writeQuotes } from './quotes/write-quotes.ts';
import { writeApprovalFlows } from './write-approval-flows.ts';
import { writeApprovals } from './write-approvals.ts';
import { writeBudgets } from './write-budgets.ts';
import { writeContent } from './write-content.ts';
import { writeCredit } from './write-credit.ts';
import { writeDepartments } from './write-departments.ts';
import { type SeedSettings as FirmSettings, writeFirms } from './write-firms.ts';
import { writeFrequentItems } from './write-frequent-items.ts';
import { writeInvoiceTitles } from './write-invoice-titles.ts';
import { writeInvoices } from './write-invoices.ts';
import { writeItemCosts } from './write-item-costs.ts';
import { writeItemDepth } from './write-item-depth.ts';
import { writeLogistics } from './write-logistics.ts';
import { writeMaterials } from './write-materials.ts';
import { writeMessages } from './write-messages.ts';
import { writeOrderHistory } from './write-order-history.ts';
import { writePrices } from './write-prices.ts';
import { writeReceivables } from './write-receivables.ts';
import { writeReports } from './write-reports.ts';
import { writeRestrictedCatalogue } from './write-restricted-catalogue.ts';
import { writeScenes } from './write-scenes.ts';
import { writeSearchMisses } from './write-search-misses.ts';
import { writeSelections } from './write-selections.ts';
import { writeServedFirms } from './write-served-firms.ts';
import { writeShares } from './write-shares.ts';
import { writeStatements } from './write-statements.ts';
import { writeSurveys } from './write-surveys.ts';
import { writeTerms } from './write-terms.ts';
import { writeVisibility } from './write-visibility.ts';

export interface SeedSettings extends FirmSettings {
  /** Where papers of items lie. */
  documents: FileStore;
}

/**
 * Fills an empty database with the demo: catalogue, search index, then companies and people, which mark it as done.
 * A seed that was cut off starts again and finds what it has written; a database with a firm is left alone.
 */
export async function seedWhenEmpty(ownerUrl: string, settings: SeedSettings): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from firms limit 1');
    if (rowCount) return;
    process.stdout.write('正在写入演示数据…\n');
    await seedCatalog(client, { now: DEMO_NOW });
    const db = drizzle(client);
    await rebuildSearchIndex(db);
    await client.query('analyze');
    await db.transaction(async (tx) => {
      const whole = tx as unknown as NodePgDatabase;
      await writeContent(whole);
      await writeLogistics(whole);
      await writeItemDepth(whole, settings.documents, DEMO_NOW);
      await writeScenes(whole);
      await writeFirms(whole, settings);
      await writeInvoiceTitles(whole);
      await writePrices(whole, new Date());
      await writeItemCosts(whole);
      // Up to this very day, so that 近 30 天 and open orders mean something in every demo.
      await writeOrderHistory(whole, new Date());
      await writeAfterSales(whole, new Date());
      await writeCredit(whole);
      await writeDepartments(whole, settings);
      await writeFrequentItems(whole);
      // Last: what is kept for one firm must not be in the orders of others.
      await writeVisibility(whole);
      await writeApprovalFlows(whole);
      await writeBudgets(whole);
      await writeMaterials(whole);
      await writeRestrictedCatalogue(whole);
      await writeSelections(whole);
      await writeQuotes(whole, new Date());
      await writeShares(whole);
      await writeSurveys(whole, new Date());
      await writeServedFirms(whole);
      await writeTerms(whole, new Date());
      await writeApprovals(whole);
      await writeReports(whole);
      await writeInvoices(whole);
      await writeStatements(whole, new Date());
      await writeReceivables(whole);
      await writeSearchMisses(whole, new Date());
      await writeMessages(whole, new Date());
    });
  } finally {
    await client.end();
  }
}
