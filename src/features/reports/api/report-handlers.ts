import { type Caller, type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { reportContract } from '../contract/report-contract.ts';
import type { ReportFilter } from '../contract/report-filter.ts';
import { readDelivery } from './delivery/read-delivery.ts';
import { readDeliveryLines } from './delivery/read-delivery-lines.ts';
import { type Asking, ask } from './figures/figure-reader.ts';
import { KeptFigures } from './figures/kept-figures.ts';
import { readBreakdown, readOverview } from './figures/read-overview.ts';
import { readViewer } from './figures/read-viewer.ts';
import { readClosing, setClosing } from './kept/closing-repo.ts';
import { readChoices } from './kept/read-choices.ts';
import { readSavedFilters, removeFilter, saveFilter } from './kept/saved-filter-repo.ts';
import { readLines } from './lines/read-lines.ts';
import { readApprovals } from './topics/read-approvals.ts';
import { readBudgetReport } from './topics/read-budget-report.ts';
import { readPrices } from './topics/read-prices.ts';
import { readQuoteReport } from './topics/read-quotes.ts';
import { readSavings } from './topics/read-savings.ts';

const reports = implementFeature(reportContract);

interface Call<F> {
  input: F;
  context: { db: Db; caller: Caller };
}

/** Calls of reports; figures are kept in this process while no ledger moves. */
export function createReportHandlers(kept: KeptFigures = new KeptFigures()) {
  const figures =
    <F extends ReportFilter, A>(read: (asking: Asking<F>) => Promise<A>) =>
    async ({ input, context: { db, caller } }: Call<F>): Promise<A> =>
      read(await ask(db, await readViewer(db, signedIn(caller)), input, kept));
  const own =
    <I, A>(act: (db: Db, caller: SignedInCaller, input: I) => Promise<A>) =>
    ({ input, context: { db, caller } }: Call<I>): Promise<A> =>
      act(db, signedIn(caller), input);
  return {
    overview: reports.overview.handler(figures(readOverview)),
    breakdown: reports.breakdown.handler(figures(readBreakdown)),
    categories: reports.categories.handler(figures(readOverview)),
    prices: reports.prices.handler(figures(readPrices)),
    savings: reports.savings.handler(figures(readSavings)),
    approvals: reports.approvals.handler(figures(readApprovals)),
    budgets: reports.budgets.handler(figures(readBudgetReport)),
    quotes: reports.quotes.handler(figures(readQuoteReport)),
    delivery: reports.delivery.handler(figures(readDelivery)),
    deliveryLines: reports.deliveryLines.handler(figures(readDeliveryLines)),
    lines: reports.lines.handler(figures(readLines)),
    choices: reports.choices.handler(own(async (db, caller) => readChoices(db, await readViewer(db, caller), kept))),
    savedFilters: reports.savedFilters.handler(own(readSavedFilters)),
    saveFilter: reports.saveFilter.handler(own(saveFilter)),
    removeFilter: reports.removeFilter.handler(
      own(async (db, caller, { id }: { id: string }) => {
        await removeFilter(db, caller, BigInt(id));
        return {};
      }),
    ),
    closing: reports.closing.handler(own(readClosing)),
    setClosing: reports.setClosing.handler(
      own((db, caller, { closingDay }: { closingDay: number }) => setClosing(db, caller, closingDay)),
    ),
  };
}
