import { z } from 'zod';
import { amountText, instantText, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { dimensionKey, filterWith } from './report-filter.ts';
import { percentText, reportHead, tile } from './report-schemas.ts';

/** How far down lists of a report go. */
const MOST_ROWS = 100;

export const pricesInput = filterWith({
  /** The dearest changes first, or what was bought most. */
  order: z.enum(['rise', 'fall', 'amount']).default('rise'),
  limit: z.int().min(1).max(MOST_ROWS).default(20),
});

const priceRow = z.object({
  itemNo: z.string(),
  name: z.string(),
  brand: z.string(),
  unit: z.string(),
  /** Orders with it in the stretch. */
  times: z.int(),
  quantity: z.int(),
  amount: amountText,
  /** Paid last before the stretch, or first within it. */
  firstPrice: unitPriceText,
  lastPrice: unitPriceText,
  low: unitPriceText,
  high: unitPriceText,
  change: percentText.nullable(),
  lastOn: z.string(),
  /** Price of each day it was bought, the latest 24. */
  points: z.array(z.object({ on: z.string(), price: unitPriceText })),
});
export const pricesAnswer = z.object({
  head: reportHead,
  /** Items that were bought at least twice. */
  counts: z.object({ items: z.int(), rose: z.int(), fell: z.int(), same: z.int() }),
  rows: z.array(priceRow),
});
export type PricesAnswer = z.infer<typeof pricesAnswer>;

/** Why a line cost less than its list price. */
export const savingCause = z.enum(['quote', 'agreement', 'level']);
export type SavingCause = z.infer<typeof savingCause>;

export const savingsAnswer = z.object({
  head: reportHead,
  tiles: z.array(tile),
  causes: z.array(
    z.object({
      cause: savingCause,
      label: z.string(),
      lines: z.int(),
      amount: amountText,
      share: percentText.nullable(),
    }),
  ),
  /** Against the price the company paid the last time: cheaper, dearer, and both together. */
  last: z.object({ saved: amountText, spent: amountText, net: amountText, lines: z.int() }),
});
export type SavingsAnswer = z.infer<typeof savingsAnswer>;

export const approvalsAnswer = z.object({
  head: reportHead,
  tiles: z.array(tile),
  series: z.array(
    z.object({ from: z.string(), to: z.string(), label: z.string(), decided: z.int(), hours: z.string().nullable() }),
  ),
  /** By department of who asked. */
  departments: z.array(
    z.object({ key: dimensionKey, name: z.string(), decided: z.int(), hours: z.string(), p90: z.string() }),
  ),
  slowest: z.array(
    z.object({
      requestNo: z.string(),
      title: z.string(),
      person: z.string(),
      amount: amountText,
      hours: z.string(),
      decidedAt: instantText,
    }),
  ),
});
export type ApprovalsAnswer = z.infer<typeof approvalsAnswer>;

export const budgetsAnswer = z.object({
  head: reportHead,
  /** Budgets hold for the whole company: who sees less of it gets no rows. */
  restricted: z.boolean(),
  rows: z.array(
    z.object({
      costCenter: dimensionKey,
      code: z.string(),
      name: z.string(),
      frequency: z.enum(['natural_month', 'quarter', 'year', 'disposable']),
      from: z.string(),
      to: z.string(),
      /** Null without a limit. */
      limit: amountText.nullable(),
      used: amountText,
      reserved: amountText,
      use: percentText.nullable(),
      /** What will be taken at the end if it goes on like this; of periods that ended, what was taken. */
      forecast: amountText,
      /** How far the forecast goes over the limit. */
      over: amountText.nullable(),
    }),
  ),
});
export type BudgetsAnswer = z.infer<typeof budgetsAnswer>;

export const quotesAnswer = z.object({
  head: reportHead,
  tiles: z.array(tile),
  series: z.array(
    z.object({ from: z.string(), to: z.string(), label: z.string(), quotes: z.int(), converted: z.int() }),
  ),
  people: z.array(
    z.object({
      key: dimensionKey,
      name: z.string(),
      quotes: z.int(),
      converted: z.int(),
      rate: percentText.nullable(),
      amount: amountText,
    }),
  ),
});
export type QuotesAnswer = z.infer<typeof quotesAnswer>;
