/**
 * Pages whose whole content belongs to the firm one works for (specification 4, tab visibility check). They are loaded
 * anew when another tab has switched firm; every other page only fetches the user again.
 */
const ACCOUNT_PAGES = [
  /^\/$/,
  /^\/(cart|order|orderConfirm|orderConfirmSmart|toOrderConfirm|orderPay|orderPaid|cashier|quote|approval)\.html$/,
  /^\/(batch-order|batch-import|match|match-confirm|match-list|purchase)\.html$/,
  /^\/user(\/|$)/,
  /^\/desk\//,
];

export function isAccountPage(path: string): boolean {
  return ACCOUNT_PAGES.some((pattern) => pattern.test(path));
}
