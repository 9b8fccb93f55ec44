import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CART_PATH, CORRECTION_PATH, correctionHref, ITEM_PATH } from '#business/paths/rules/public.ts';
import { AddedToCartOutlet } from '#features/cart/web/public.ts';
import { ListWishOutlet } from '#features/selections/web/public.ts';
import { pageOf } from '../page-table.ts';
import { DefaultLayout } from './default-layout.tsx';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameData } from './use-frame-data.ts';

/** Route names of specification 2 that the frame treats in their own way. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  [ITEM_PATH]: 'Sku',
  [CART_PATH]: 'Cart',
  [CORRECTION_PATH]: 'error-goods',
};

/** Number in the address of an item's page. */
function itemOf(matches: readonly { params: unknown }[]): string | undefined {
  const params = matches.at(-1)?.params as { id?: string } | undefined;
  return params?.id;
}

/** A page inside the default layout, with its data and acts wired. */
export function FramedPage({ children }: { children: ReactNode }) {
  const data = useFrameData();
  const actions = useFrameActions();
  const page = useRouterState({ select: ({ matches }) => pageOf(matches) });
  const pageName = PAGE_NAMES[page?.path ?? ''] ?? '';
  const itemCode = useRouterState({ select: ({ matches }) => itemOf(matches) });
  return (
    <DefaultLayout
      data={data}
      actions={actions}
      pageName={pageName}
      correctionHref={pageName === 'Sku' && itemCode ? correctionHref(itemCode) : undefined}
    >
      {children}
      <AddedToCartOutlet />
      <ListWishOutlet />
    </DefaultLayout>
  );
}
