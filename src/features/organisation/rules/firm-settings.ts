/** What a company may set by itself, with what counts until it has (specification 3, behaviours 2.5 and 2.8). */
export const SETTING_DEFAULTS = {
  phoneVersionSwitch: '0',
  customerServiceSwitch: '0',
  quotationSwitch: true,
  costSwitch: false,
  duplicatePo: 'warn',
  searchBeyondRange: true,
  budgetWithFreight: true,
  budgetWithTax: true,
  budgetOverReason: true,
  approvalHoldDays: 3,
  payAfterApprovalDays: 1,
  selfApproval: false,
  quoteApprovalCovers: true,
  approvalConfirmAbove: '5000.00',
} as const;

export type SettingName = keyof typeof SETTING_DEFAULTS;

const NAMES = Object.keys(SETTING_DEFAULTS) as SettingName[];

/** The settings out of a larger object, each with its default where nothing was said. */
export function settingsOf<S extends Partial<Record<SettingName, unknown>>>(
  stored: S,
): { [K in SettingName]: NonNullable<S[K]> } {
  const entries = NAMES.map((name) => [name, stored[name] ?? SETTING_DEFAULTS[name]]);
  return Object.fromEntries(entries) as { [K in SettingName]: NonNullable<S[K]> };
}
