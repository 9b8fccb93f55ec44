/** Kinds of files a bank's statement comes as. */
export const BANK_FORMATS = { table: '表格', mt940: 'MT940', camt053: 'CAMT.053' } as const;
export type BankFormat = keyof typeof BANK_FORMATS;
export const BANK_FORMAT_CODES = Object.keys(BANK_FORMATS) as [BankFormat, ...BankFormat[]];
