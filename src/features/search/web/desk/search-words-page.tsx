import { createFileRoute } from '@tanstack/react-router';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { BrandList } from './brand-list.tsx';
import { RedirectList } from './redirect-list.tsx';
import { FeedbackList, MissList } from './reported-lists.tsx';
import styles from './search-words.module.css';
import { readWordsAddress, TABS, type WordsTab } from './search-words-address.ts';
import { SynonymList } from './synonym-list.tsx';

export const Route = createFileRoute('/_desk/desk/searchWords.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadSearchWords } = await import('./load-search-words.ts');
    await loadSearchWords(context.queryClient, deps);
  },
  component: SearchWordsPage,
});

const LISTS = {
  synonyms: SynonymList,
  brands: BrandList,
  redirects: RedirectList,
  misses: MissList,
  feedback: FeedbackList,
} as const;

/** Desk: which words mean the same, what brands are called, what leads elsewhere, and what people did not find. */
function SearchWordsPage() {
  const search = readWordsAddress(Route.useSearch());
  const address = useListAddress();
  const tabs = (Object.keys(TABS) as WordsTab[]).map((key) => ({
    key,
    label: TABS[key],
    href: address.hrefOf({ tab: key === 'synonyms' ? undefined : key, keyword: undefined, pageNo: undefined }),
  }));
  const List = LISTS[search.tab];
  return (
    <div className={styles.page}>
      <TabLinks label="搜索词分类" tabs={tabs} current={search.tab} />
      <List search={search} />
    </div>
  );
}
