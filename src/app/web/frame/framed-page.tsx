import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AddedToCartOutlet } from '#features/cart/web/public.ts';
import { pageOf } from '../page-table.ts';
import { DefaultLayout } from './default-layout.tsx';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameData } from './use-frame-data.ts';

/** Route names of specification 2 that the frame treats in their own way. */
const PAGE_NAMES: Readonly<Record<string, string>> = { '/u-{id}.html': 'Sku', '/cart.html': 'Cart' };

/** A page inside the default layout, with its data and acts wired. */
export function FramedPage({ children }: { children: ReactNode }) {
  const data = useFrameData();
  const actions = useFrameActions();
  const page = useRouterState({ select: ({ matches }) => pageOf(matches) });
  return (
    <DefaultLayout data={data} actions={actions} pageName={PAGE_NAMES[page?.path ?? ''] ?? ''}>
      {children}
      <AddedToCartOutlet />
    </DefaultLayout>
  );
}
