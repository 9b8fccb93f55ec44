import type { ReactNode } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { QuoteLine } from '../contract/quote-schemas.ts';

type OfferedLine = Pick<QuoteLine, 'kind' | 'offerNo' | 'itemNo' | 'productName' | 'brandName' | 'model'>;

/** What is offered for a wish, and in words what was wished where that is something else. */
export function OfferedGoods({ line, wish, children }: { line: OfferedLine; wish: string; children: ReactNode }) {
  return (
    <CellLines>
      <span>
        {line.kind === 'substitute' && <Tag tone="warning">替代</Tag>}
        {line.kind === 'none' && <Tag tone="danger">无法供货</Tag>}
        {line.offerNo > 1 && <Tag>备选 {line.offerNo}</Tag>}{' '}
        {line.itemNo ? <PageLink href={itemHref(line.itemNo)}>{line.productName}</PageLink> : line.productName}
      </span>
      <small>{[line.itemNo, line.brandName, line.model].filter(Boolean).join(' · ')}</small>
      {wish && <small>需求：{wish}</small>}
      {children}
    </CellLines>
  );
}
