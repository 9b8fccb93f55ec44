import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import { tableKind } from './table-kind.ts';

/** A table as somebody hands it in. What it holds decides how it is read, never what it calls itself. */
export interface TableUpload {
  bytes: Uint8Array;
  /** It calls itself a workbook. */
  calledWorkbook: boolean;
}

/** A file by its bytes and its name. */
export const namedUpload = (bytes: Uint8Array, fileName: string): TableUpload => ({
  bytes,
  calledWorkbook: /\.xlsx$/i.test(fileName),
});

/** What is said of a text that calls itself a workbook, where no list is found in it. */
export const NO_WORKBOOK = '文件名是 .xlsx，但内容不是 Excel 工作簿；请在 Excel 里另存为 .xlsx，或存成 CSV 再上传。';

/** Tells workbooks from text tables by what they hold. @throws ImportFileProblem */
export function uploadKind(bytes: Uint8Array): 'csv' | 'xlsx' {
  if (bytes.length === 0) throw new ImportFileProblem(EMPTY_FILE);
  return tableKind(Buffer.from(bytes.subarray(0, 512)));
}
