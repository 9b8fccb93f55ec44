import type { Zip } from '../open-zip.ts';
import { readXmlPart } from './read-xml-part.ts';

/** Formats that spreadsheets know without writing them down; all others of this kind are plain numbers or money here. */
const BUILT_IN_DATES: Readonly<Record<number, string>> = {
  14: 'm/d/yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
};

/** No spreadsheet holds more: styles beyond, and longer formats, are those of nobody. */
const MAX_STYLES = 65_536;
const MAX_FORMAT = 255;

export interface NumberFormats {
  /** Format of a cell by the number of its style; empty where numbers are shown as they are. */
  formatOf(style: string | undefined): string;
  /** Nothing but plain numbers: what draws dates is not needed. */
  plain: boolean;
}

/** Reads how styles show numbers. */
export async function readNumberFormats(zip: Zip, part: string): Promise<NumberFormats> {
  const written = new Map<number, string>();
  const styles: number[] = [];
  let inCellStyles = false;
  await readXmlPart(zip.read(part), {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'xf' && inCellStyles && styles.length < MAX_STYLES) styles.push(Number(numFmtId ?? 0));
      else if (name === 'numFmt' && written.size < MAX_STYLES && formatCode.length <= MAX_FORMAT) {
        written.set(Number(numFmtId), formatCode);
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  const formatAt = (at: number) => written.get(styles[at] ?? 0) ?? BUILT_IN_DATES[styles[at] ?? 0] ?? '';
  return {
    formatOf: (style) => (style === undefined ? '' : formatAt(Number(style))),
    plain: styles.every((_, at) => formatAt(at) === ''),
  };
}
