import { type PageInUrl, readPageInUrl, readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';

export const TABS = {
  synonyms: '同义词',
  brands: '品牌别名',
  redirects: '搜索跳转',
  misses: '无结果搜索',
  feedback: '用户反馈',
} as const;
export type WordsTab = keyof typeof TABS;

/** What the address of the page says. */
export interface WordsAddress extends PageInUrl {
  tab: WordsTab;
  keyword?: string;
}

export function readWordsAddress(search: Record<string, unknown>): WordsAddress {
  const tab = typeof search.tab === 'string' && search.tab in TABS ? (search.tab as WordsTab) : 'synonyms';
  return { tab, keyword: readTextInUrl(search.keyword, 60), ...readPageInUrl(search) };
}
