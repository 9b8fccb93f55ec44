import { foldWidth } from '#platform/shared/fold-width.ts';
import type { ImportRecord } from './import-record.ts';
import type { Findings } from './item-draft.ts';
import { parseDecimal } from './parse-decimal.ts';

/** Basis points of `13%`, `13` or `0.13`; null when it is none. Rates below 1 without a sign are shares. */
function basisPoints(text: string): number | null {
  const percent = /^([\d.]+)\s*%$/.exec(text);
  const reading = parseDecimal(percent?.[1] ?? text, 'dot');
  if (!reading.ok) return null;
  const { tenThousandths } = reading;
  const isShare = !percent && tenThousandths < 10_000n;
  const points = isShare ? tenThousandths : tenThousandths / 100n;
  return points <= 10_000n ? Number(points) : null;
}

/** Tax rate and 税收分类编码 of a row; what cannot be read is left out with a warning. */
export function readTax(
  record: ImportRecord,
  findings: Findings,
): { taxRateBp: number | null; taxCode: string | null } {
  const { taxRate, taxCode } = record.fields;
  const taxRateBp = taxRate === undefined ? null : basisPoints(foldWidth(taxRate).trim());
  if (taxRate !== undefined && taxRateBp === null)
    findings.warnings.push(`税率“${taxRate.slice(0, 20)}”读不懂，未保存`);
  if (taxCode === undefined || /^\d{19}$/.test(taxCode)) return { taxRateBp, taxCode: taxCode ?? null };
  findings.warnings.push(`税收分类编码“${taxCode.slice(0, 20)}”不是 19 位数字，未保存`);
  return { taxRateBp, taxCode: null };
}
