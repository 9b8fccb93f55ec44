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
