export const erpCodeErrors = {
  ERP_PLACE_UNKNOWN: { status: 400, code: 38220, message: '没有这个成本中心或分类，请重新选择' },
  ERP_CODES_MANY: { status: 409, code: 38221, message: '最多保存 1,000 条科目，请先删除不用的' },
} as const;

export const erpImportErrors = {
  ERP_TABLE_REFUSED: { status: 422, code: 38222, message: '一次最多导入 1,000 行，请拆成几个文件' },
} as const;

export const journalErrors = {
  JOURNAL_EMPTY: { status: 409, code: 38230, message: '这段时间没有开出的发票' },
  JOURNAL_LARGE: { status: 409, code: 38231, message: '发票太多，请缩短日期范围' },
  JOURNAL_ACCOUNTS: { status: 409, code: 38232, message: '请先维护默认费用科目和应付账款科目' },
} as const;
