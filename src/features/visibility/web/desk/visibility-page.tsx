import { createFileRoute } from '@tanstack/react-router';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ExclusiveGoods } from './exclusive-goods.tsx';
import { RangeView } from './range-view.tsx';
import styles from './visibility.module.css';
import { readVisibilitySearch, TABS, type VisibilityTab } from './visibility-search.ts';

export const Route = createFileRoute('/_desk/desk/visibility.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadVisibility } = await import('./load-visibility.ts');
    await loadVisibility(context.queryClient, deps);
  },
  component: VisibilityPage,
});

/** Desk: which goods a customer sees and may buy, and which are kept for single customers. */
function VisibilityPage() {
  const search = readVisibilitySearch(Route.useSearch());
  const address = useListAddress();
  const tabs = (Object.keys(TABS) as VisibilityTab[]).map((key) => ({
    key,
    label: TABS[key],
    href: address.hrefOf({ tab: key === 'exclusive' ? key : undefined, keyword: undefined, pageSize: undefined }),
  }));
  return (
    <div className={styles.page}>
      <TabLinks label="可见范围分类" tabs={tabs} current={search.tab ?? 'range'} />
      {search.tab === 'exclusive' ? <ExclusiveGoods search={search} /> : <RangeView customer={search.customer} />}
    </div>
  );
}
