import type { ImportSettings } from '../../contract/import-schemas.ts';
import { wishesFrom } from '../../rules/column-uses.ts';
import { currencyRates } from '../../rules/currency-rates.ts';
import type { ImportLimits } from '../import-limits.ts';
import type { ImportRequest } from '../run-import.ts';

/** What the settings of a run ask for, in the words of an import; empty texts leave it to the file. */
export function requestOfRun(
  run: { fileName: string; dryRun: boolean },
  settings: ImportSettings,
  path: string,
  limits: ImportLimits,
): ImportRequest {
  const { supplier, brand, categoryCode, currency, rates, stock, sheet, priceType, columns } = settings;
  return {
    path,
    fileName: run.fileName,
    supplier: supplier || null,
    brand: brand || null,
    categoryCode: categoryCode || null,
    currency,
    rates: currencyRates(rates),
    stock,
    sheet: sheet || null,
    priceType: priceType || null,
    wishes: columns ? wishesFrom(columns) : null,
    dryRun: run.dryRun,
    limits,
  };
}
