const MOST_CHILDREN = 10;

interface DescribedCategory {
  crumbs: readonly { categoryName: string }[];
  children: readonly { name: string }[];
}

/** One sentence about a category: where it stands and what lies below it. */
export function describeCategory({ crumbs, children }: DescribedCategory): string {
  const path = crumbs.map(({ categoryName }) => categoryName).join(' > ');
  const below = children.slice(0, MOST_CHILDREN).map(({ name }) => name);
  const more = below.length > 0 ? `，包括${below.join('、')}${children.length > below.length ? '等' : ''}` : '';
  return `${path}${more}：按品牌与规格筛选，支持企业采购与开具增值税专用发票。`;
}
