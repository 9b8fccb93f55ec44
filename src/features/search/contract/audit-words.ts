import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of words and redirects of the search. */
export const searchAuditWords = {
  actions: {
    'search.synonymsSaved': '保存同义词',
    'search.synonymsRemoved': '删除同义词',
    'search.brandAliasesSaved': '保存品牌别名',
    'search.redirectSaved': '保存搜索跳转',
    'search.redirectRemoved': '删除搜索跳转',
  },
  objects: {
    searchWords: '搜索词',
    brand: '品牌',
  },
  fields: {
    keyword: '搜索词',
    url: '跳转地址',
  },
  values: {},
} as const satisfies AuditWords;
