import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { catalogContract } from '../contract/catalog-contract.ts';
import type { Crumb } from '../contract/item-schemas.ts';
import type { CategoryIndex, CategoryNode } from '../rules/category-index.ts';
import { readCategoryOfItem } from './read-categories.ts';

const catalog = implementFeature(catalogContract);

export const presentCrumb = ({ code, name, level }: CategoryNode): Crumb => ({
  categoryCode: code,
  categoryName: name,
  level,
});

export function createCategoryHandlers(categoriesOf: (db: Db) => Promise<CategoryIndex>) {
  return {
    categoryTree: catalog.categoryTree.handler(async ({ context }) => (await categoriesOf(context.db)).tree),

    crumbs: catalog.crumbs.handler(async ({ input, context }) => {
      const code = input.skuCode ? await readCategoryOfItem(context.db, input.skuCode) : input.categoryCode;
      const path = (await categoriesOf(context.db)).pathTo(code ?? '');
      if (path.length === 0) throw notFound(input.skuCode ? '商品' : '分类');
      return path.map(presentCrumb);
    }),

    categoryDetail: catalog.categoryDetail.handler(async ({ input, context }) => {
      const index = await categoriesOf(context.db);
      const node = index.byCode.get(input.categoryCode);
      if (!node) throw notFound('分类');
      return {
        ...presentCrumb(node),
        crumbs: index.pathTo(node.code).map(presentCrumb),
        children: index.childrenOf(node.code).map(presentCrumb),
      };
    }),
  };
}
