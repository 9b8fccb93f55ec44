import { FILE_COLUMNS, type FileColumn } from '../../contract/statement-words.ts';
import type { FirmTermsInput, FirmTermsView } from '../../contract/terms-schemas.ts';

export interface TypedTerms {
  grouping: FirmTermsInput['grouping'];
  priceBasis: FirmTermsInput['priceBasis'];
  toleranceQuantity: string;
  tolerancePrice: string;
  toleranceAmount: string;
  /** Columns of the file in their order. */
  columns: FileColumn[];
  headers: Partial<Record<FileColumn, string>>;
}

export const typedOf = (terms: FirmTermsView): TypedTerms => ({
  grouping: terms.grouping,
  priceBasis: terms.priceBasis,
  toleranceQuantity: String(terms.toleranceQuantity),
  tolerancePrice: terms.tolerancePrice,
  toleranceAmount: terms.toleranceAmount,
  columns: terms.columns.map(({ column }) => column),
  headers: Object.fromEntries(terms.columns.map(({ column, header }) => [column, header])),
});

/** People type 5; calls take two decimals. */
function twoDecimals(typed: string): string {
  const [whole = '', cents = ''] = typed.trim().split('.');
  return `${whole || '0'}.${cents.padEnd(2, '0')}`;
}

export const inputOf = (typed: TypedTerms, version: number): FirmTermsInput => ({
  version,
  grouping: typed.grouping,
  priceBasis: typed.priceBasis,
  toleranceQuantity: Number(typed.toleranceQuantity.trim() || '0'),
  tolerancePrice: twoDecimals(typed.tolerancePrice),
  toleranceAmount: twoDecimals(typed.toleranceAmount),
  columns: typed.columns.map((column) => ({ column, header: typed.headers[column]?.trim() || FILE_COLUMNS[column] })),
});
