export type DocumentKind = 'manual' | 'msds' | 'report' | 'certificate' | 'cad' | 'datasheet';

/** Kinds of papers as buyers call them. */
export const DOCUMENT_KINDS: Readonly<Record<DocumentKind, string>> = {
  datasheet: '产品规格书',
  manual: '说明书',
  msds: 'MSDS',
  report: '检测报告',
  certificate: '合格证书',
  cad: 'CAD 图纸',
};

/** 12 KB, 3.4 MB: sizes as people compare them. */
export function describeByteSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
