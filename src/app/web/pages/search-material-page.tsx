import { createFileRoute } from '@tanstack/react-router';
import { useAddToCart } from '#features/cart/web/public.ts';
import { loadMatches, MaterialResults } from '#features/materials/web/public.ts';

/** As long as a search may be (specification 5). */
const LONGEST = 60;

export const Route = createFileRoute('/_default/searchMaterial.html')({
  validateSearch: ({ keyword }: Record<string, unknown>) => ({
    keyword: typeof keyword === 'string' ? keyword.trim().slice(0, LONGEST) : '',
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { keyword } }) => loadMatches(queryClient, keyword),
  head: () => ({
    meta: [{ title: '客户编码匹配结果 - MRO采购系统' }, { name: 'robots', content: 'noindex,follow' }],
  }),
  component: SearchMaterialPage,
});

function SearchMaterialPage() {
  const { keyword } = Route.useSearch();
  return <MaterialResults keyword={keyword} cart={useAddToCart()} />;
}
